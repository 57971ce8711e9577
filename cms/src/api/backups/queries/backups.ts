import type { BackupListQuery, BackupStatus } from '@stoa/contract';
import { sql as expression, type Selectable } from 'kysely';
import type { Progress } from '../../../backup/progress';
import type { Tables } from '../../../database/column-types';
import { onePage, readPage } from '../../../database/lists/page';
import type { Sql } from '../../../database/sql';
import { anyOf, NOW, tables } from '../../../database/tables';

export type BackupRow = Selectable<Tables['backups']>;

/** Without a sign of life for this long, whoever made it is gone. */
const LOST_AFTER = expression<Date>`now() - interval '1 minute'`;
const FAILURES_KEPT = expression<Date>`now() - interval '30 days'`;
const LATER = expression<Date>`clock_timestamp()`;

const ATTEMPTS = 3;

export const readBackup = (sql: Sql, id: number): Promise<BackupRow | undefined> =>
  tables(sql).selectFrom('backups').where('id', '=', id).selectAll().executeTakeFirst();

export const readBackups = (sql: Sql, page: BackupListQuery) =>
  readPage<BackupRow>(
    onePage(sql('backups').select(), { ...page, order: 'desc', by: 'started_at', id: 'id' }),
    sql('backups'),
    page,
  );

export const readNewest = (sql: Sql, status: BackupStatus): Promise<BackupRow | undefined> =>
  tables(sql)
    .selectFrom('backups')
    .where('status', '=', status)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();

/** Undefined if one is being made. */
export const insertBackup = (
  sql: Sql,
  fileName: string,
  user: { id: number; name: string },
): Promise<BackupRow | undefined> =>
  tables(sql)
    .insertInto('backups')
    .values({ file_name: fileName, user_id: user.id, user_name: user.name })
    .onConflict((kept) => kept.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Of all replicas, one gets it. What failed is tried again ten minutes later, twice. */
export const insertDueBackup = async (sql: Sql, fileName: string, due: Date): Promise<BackupRow | undefined> => {
  const { rows } = await sql.raw<{ rows: BackupRow[] }>(
    `INSERT INTO backups (file_name, scheduled_for, attempt)
     SELECT :fileName, :due, 1 + count(*) FROM backups WHERE scheduled_for = :due
     HAVING count(*) < :limit AND COALESCE(bool_and(status = 'FAILED' AND finished_at < now() - interval '10 minutes'), true)
     ON CONFLICT DO NOTHING RETURNING *`,
    { fileName, due, limit: ATTEMPTS },
  );
  return rows[0];
};

/** False: it was taken for lost. */
export const saveProgress = async (sql: Sql, id: number, progress: Progress | undefined): Promise<boolean> => {
  const { step = null, done = null, total = null } = progress ?? {};
  const { numUpdatedRows } = await tables(sql)
    .updateTable('backups')
    .where('id', '=', id)
    .where('status', '=', 'RUNNING')
    .set({ step, done, total, touched_at: LATER })
    .executeTakeFirst();
  return numUpdatedRows > 0;
};

export const saveObject = async (
  sql: Sql,
  id: number,
  { bucket, key }: { bucket: string; key: string },
): Promise<void> => {
  await tables(sql).updateTable('backups').where('id', '=', id).set({ bucket, object_key: key }).execute();
};

export const finishBackup = async (
  sql: Sql,
  id: number,
  outcome: { status: 'DONE'; bytes: number } | { status: 'FAILED'; error: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await tables(sql)
    .updateTable('backups')
    .where('id', '=', id)
    .where('status', '=', 'RUNNING')
    .set({ ...outcome, finished_at: LATER })
    .executeTakeFirst();
  return numUpdatedRows > 0;
};

export const failLost = (sql: Sql, error: string): Promise<BackupRow[]> =>
  tables(sql)
    .updateTable('backups')
    .where('status', '=', 'RUNNING')
    .where('touched_at', '<', LOST_AFTER)
    .set({ status: 'FAILED', error, finished_at: NOW })
    .returningAll()
    .execute();

/** Whole ones that the schedule made. */
export const readScheduled = (sql: Sql): Promise<BackupRow[]> =>
  tables(sql)
    .selectFrom('backups')
    .where('status', '=', 'DONE')
    .where('scheduled_for', 'is not', null)
    .selectAll()
    .execute();

/** Whole ones that aren’t in storage. */
export const readInFolder = (sql: Sql): Promise<BackupRow[]> =>
  tables(sql).selectFrom('backups').where('status', '=', 'DONE').where('bucket', 'is', null).selectAll().execute();

/** The slot of `scripts/restore-to` is there, and nobody streams from it. */
export const isStreamPaused = async (sql: Sql): Promise<boolean> => {
  const { rows } = await sql.raw<{ rows: unknown[] }>(
    "SELECT FROM pg_replication_slots WHERE slot_name = 'stoa_backup' AND NOT active",
  );
  return rows.length > 0;
};

export const deleteBackups = async (sql: Sql, ids: number[]): Promise<void> => {
  await tables(sql).deleteFrom('backups').where('id', '=', anyOf(ids)).execute();
};

export const pruneFailures = (sql: Sql): Promise<unknown> =>
  tables(sql).deleteFrom('backups').where('status', '=', 'FAILED').where('started_at', '<', FAILURES_KEPT).execute();

export const readDatabaseBytes = async (sql: Sql): Promise<number> => {
  const { rows } = await sql.raw<{ rows: { bytes: string }[] }>('SELECT pg_database_size(current_database()) AS bytes');
  return Number(rows[0]?.bytes);
};
