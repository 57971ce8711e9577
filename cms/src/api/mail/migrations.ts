import type { Migration } from '../../database/migrations/migration';

export const migrations: Migration[] = [
  {
    number: 2,
    name: 'waiting mails',
    steps: [
      `DROP INDEX IF EXISTS outbox_messages_waiting_index;
       CREATE INDEX outbox_messages_waiting_index ON outbox_messages (next_attempt_at, id)
         WHERE sent_at IS NULL AND failed_at IS NULL;`,
    ],
  },
  {
    number: 82,
    name: 'words of emails, and the mail server',
    steps: [
      `CREATE TABLE mail_templates (
         id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, kind text NOT NULL UNIQUE, name text NOT NULL,
         is_on boolean NOT NULL DEFAULT true, words json, recipients text, updated_at timestamptz NOT NULL DEFAULT 'epoch');`,
      `CREATE TABLE mail_server (
         id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1), host text NOT NULL DEFAULT '', port integer NOT NULL DEFAULT 587,
         security text NOT NULL DEFAULT 'STARTTLS' CHECK (security IN ('STARTTLS', 'TLS', 'NONE')),
         user_name text NOT NULL DEFAULT '', password text, sender_name text NOT NULL DEFAULT '',
         sender_email text NOT NULL DEFAULT '', updated_at timestamptz NOT NULL DEFAULT 'epoch');
       INSERT INTO mail_server DEFAULT VALUES;`,
    ],
  },
];
