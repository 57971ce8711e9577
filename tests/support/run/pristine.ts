import { Client } from 'pg';

/** The rows of a database, as JSON that PostgreSQL can read back, and the positions of its sequences. */
export interface Pristine {
  shape: string;
  rows: { table: string; columns: string; json: string }[];
  sequences: { name: string; value: string; called: boolean }[];
}

const DEADLOCK = '40P01';

const TABLES = `
  SELECT relname AS name,
         (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
           WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`;

const SEQUENCES = `
  SELECT sequencename AS name, coalesce(last_value, start_value)::text AS value, last_value IS NOT NULL AS called
    FROM pg_sequences WHERE schemaname = 'public'`;

/** Columns, constraints, indexes, triggers, and functions: what restoring rows can't fix. */
const SHAPE = `
  SELECT md5(string_agg(thing, E'\\n' ORDER BY thing)) AS shape FROM (
    SELECT format('%s %s %s', attrelid::regclass, attname, atttypid) AS thing FROM pg_attribute
      JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped
    UNION ALL SELECT format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) FROM pg_constraint
     WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT format('%s %s', tgrelid::regclass, tgname) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace) things`;

const readShape = async (client: Client): Promise<string> => (await client.query(SHAPE)).rows[0].shape;

const withClient = async <Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

export const readPristine = (url: string): Promise<Pristine> =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string; columns: string }>(TABLES);
    const rows: Pristine['rows'] = [];
    for (const { name, columns } of tables) {
      const { rows: found } = await client.query(`SELECT json_agg(record)::text AS json FROM "${name}" record`);
      if (found[0].json) rows.push({ table: name, columns, json: found[0].json });
    }
    return { shape: await readShape(client), rows, sequences: (await client.query(SEQUENCES)).rows };
  });

/**
 * Faster than copying the database, and the process keeps its connections. Returns false if restoring rows isn't enough because
 * the tables themselves were changed.
 */
export const restorePristine = (url: string, pristine: Pristine): Promise<boolean> =>
  withClient(url, async (client) => {
    if ((await readShape(client)) !== pristine.shape) return false;
    const { rows: tables } = await client.query<{ name: string }>(TABLES);
    for (;;)
      try {
        await restore(client, tables, pristine);
        return true;
      } catch (error) {
        await client.query('ROLLBACK');
        // An abandoned import is working on the same rows; retry after the deadlock.
        if ((error as { code?: string }).code !== DEADLOCK) throw error;
      }
  });

const restore = async (client: Client, tables: { name: string }[], { rows, sequences }: Pristine): Promise<void> => {
  // Skip foreign keys and triggers: these rows were all valid before.
  await client.query('BEGIN; SET LOCAL session_replication_role = replica');
  await client.query(tables.map(({ name }) => `DELETE FROM "${name}"`).join(';'));
  for (const { table, columns, json } of rows)
    await client.query(
      `INSERT INTO "${table}" (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM json_populate_recordset(NULL::"${table}", $1)`,
      [json],
    );
  for (const { name, value, called } of sequences)
    await client.query('SELECT setval(format($f$public.%I$f$, $1::text)::regclass, $2, $3)', [name, value, called]);
  // The process keeps the mail server that a file set up until it hears of another.
  await client.query('NOTIFY stoa_mail_server; COMMIT');
};
