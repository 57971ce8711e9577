import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createEmptyDatabase, type TestDatabase } from '../run/database';

/**
 * Dumps (pg_dump `--inserts`) of shops of former versions. All people in them are invented.
 * - `shop-of-before`: from the last version without migrations, with customers (their password is `secret-123`), items, posts,
 *   messages, images, imports, saved views, trash, emails, and sessions.
 * - `shop-with-orders`: from the version with 73 migrations, with orders in every state, captures, refunds, and fulfillments.
 */
type Dump = 'shop-of-before' | 'shop-with-orders';
const fileOf = (dump: Dump) => path.resolve(__dirname, `../../http/migrations/${dump}.sql.gz`);

/** The shop deletes old data, and the dump keeps getting older, so shift its timestamps as if it had just been taken. */
const AS_IF_DUMPED_NOW = `
  DO $$
  DECLARE
    age interval := now() - (SELECT max(at) FROM activity);
    moved record;
  BEGIN
    FOR moved IN
      SELECT table_name, string_agg(format('%1$I = %1$I + %2$L::interval', column_name, age), ', ') AS changes
      FROM information_schema.columns
      WHERE table_schema = 'public' AND (data_type = 'date' OR data_type LIKE 'timestamp%')
      GROUP BY table_name
    LOOP
      EXECUTE format('UPDATE %I SET %s', moved.table_name, moved.changes);
    END LOOP;
  END $$`;

export const restoreDump = async (dump: Dump): Promise<TestDatabase> => {
  const database = await createEmptyDatabase();
  await database.query(gunzipSync(await readFile(fileOf(dump))).toString());
  await database.query(AS_IF_DUMPED_NOW);
  return database;
};
