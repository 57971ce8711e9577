import type { TestDatabase } from '../run/database';

/** Tables that change by themselves or through mere reading, or that write down every change. */
const RESTLESS = [
  'activity',
  'auth_sessions',
  'rate_limits',
  'stock_changes',
  'stock_watch',
  'strapi_core_store_settings',
  'strapi_sessions',
  'trash',
];

/** Every row of every table as PostgreSQL prints it, to compare the whole shop before and after. */
export const allRows = async (database: TestDatabase): Promise<Record<string, string[]>> => {
  const tables = await database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> ALL ($1) ORDER BY 1`,
    [RESTLESS],
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const found = await database.query(`SELECT record::text FROM "${name}" record ORDER BY record::text`);
    rows[name] = found.map(({ record }) => record);
  }
  return rows;
};
