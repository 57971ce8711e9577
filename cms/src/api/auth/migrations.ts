import type { Migration } from '../../database/migrations/migration';

/** In PostgreSQL's notation: the invisible characters that the contract's `isEmail` refuses. */
const UNSEEN =
  '[\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]';

const oneFormOf = (table: string, columns: string[]): string => `
  WITH wanted AS (
    SELECT id, normalize(lower(normalize(regexp_replace(email, '${UNSEEN}', '', 'g'), NFKC)), NFKC) AS address
    FROM ${table}
  ), free AS (
    SELECT min(id) AS id, address FROM wanted
    WHERE NOT EXISTS (SELECT 1 FROM ${table} taken WHERE taken.email = wanted.address)
    GROUP BY address
  )
  UPDATE ${table} SET ${columns.map((column) => `${column} = free.address`).join(', ')}
  FROM free WHERE ${table}.id = free.id RETURNING ${table}.id`;

export const migrations: Migration[] = [
  {
    number: 1,
    name: 'rate limits and the expiry of sessions',
    steps: [
      // The table for rate-limiter-flexible, shared by all replicas.
      `CREATE TABLE IF NOT EXISTS rate_limits (
         key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);

       DROP INDEX IF EXISTS auth_sessions_expiry_index;
       CREATE INDEX auth_sessions_expiry_index ON auth_sessions (expires_at);`,
    ],
  },
  {
    number: 15,
    name: 'one form of email addresses',
    steps: [
      {
        rule: 'wrote their email addresses as a login looks them up; where another account has that address, nothing was changed',
        table: 'up_users',
        sql: oneFormOf('up_users', ['email', 'username']),
      },
    ],
  },
  {
    number: 16,
    name: 'one form of editors’ email addresses',
    steps: [
      {
        rule: 'wrote their email addresses as a login looks them up; where another editor has that address, nothing was changed',
        table: 'admin_users',
        sql: oneFormOf('admin_users', ['email']),
      },
    ],
  },
  {
    number: 31,
    name: 'links that confirm email addresses',
    steps: [
      `CREATE TABLE IF NOT EXISTS email_tokens (
         token_hash varchar(64) PRIMARY KEY,
         user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
         email varchar(255) NOT NULL,
         expires_at timestamptz NOT NULL);
       CREATE INDEX IF NOT EXISTS email_tokens_user_index ON email_tokens (user_id);`,
    ],
  },
  {
    number: 35,
    name: 'pictures that people upload of themselves',
    steps: [
      // The console, too, can give an account another avatar, and can delete it.
      `CREATE TABLE avatars (
         user_id integer PRIMARY KEY REFERENCES up_users (id) ON DELETE CASCADE,
         address varchar(255) NOT NULL UNIQUE,
         content bytea NOT NULL);
       CREATE FUNCTION drop_replaced_avatar() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         DELETE FROM avatars WHERE user_id = NEW.id;
         RETURN NULL;
       END $$;
       CREATE TRIGGER avatar_replaced AFTER UPDATE OF avatar ON up_users
         FOR EACH ROW WHEN (OLD.avatar IS DISTINCT FROM NEW.avatar) EXECUTE FUNCTION drop_replaced_avatar();`,
    ],
  },
];
