import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createEmptyDatabase, type TestDatabase } from '../run/database';

/**
 * A pg_dump (`--inserts`) of a populated shop from the last version without migrations: customers, items, posts, messages,
 * images, imports, saved views, trash, emails, and sessions. All people in it are invented; their password is `secret-123`.
 */
const DUMP = path.resolve(__dirname, '../../http/migrations/shop-of-before.sql.gz');

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

export const restoreShopOfBefore = async (): Promise<TestDatabase> => {
  const database = await createEmptyDatabase();
  await database.query(gunzipSync(await readFile(DUMP)).toString());
  await database.query(AS_IF_DUMPED_NOW);
  return database;
};
