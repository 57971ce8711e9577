import type { JobInput, JobKind, JobListQuery, JobOutcome, JobRowListQuery, JobStatus } from '@stoa/contract';
import { onePage, readPage } from '../../../database/lists/page';
import { ATTEMPTS } from '../../../database/loops/worker';
import type { Query, Sql } from '../../../database/sql';

export interface JobRecord {
  id: number;
  kind: JobKind;
  input: JobInput;
  status: JobStatus;
  total: number;
  changed: number;
  unchanged: number;
  skipped: number;
  failed: number;
  user_id: number;
  user_name: string;
  attempts: number;
  created_at: Date;
  finished_at: Date | null;
}

export interface Settlement {
  record_id: number;
  outcome: JobOutcome;
  message: string | null;
}

export interface SettledRow extends Settlement {
  title: string;
}

type NewJob = { kind: JobKind; input: JobInput; key: string | undefined; user: { id: number; name: string } };

/**
 * Keeps the ids of what matches now, so that nothing that begins to match later is changed. Returns the number of records, or
 * undefined if the key was used before.
 */
export const insertJob = async (
  sql: Sql,
  { kind, input, key, user }: NewJob,
  matching: Query,
): Promise<{ id: number; total: number } | undefined> => {
  const [made] = await sql('jobs')
    .insert({ kind, input: JSON.stringify(input), user_id: user.id, user_name: user.name, start_key: key ?? null })
    .onConflict(['user_id', 'start_key'])
    .ignore()
    .returning('id');
  if (!made) return undefined;
  const { id } = made;
  const { rowCount: total } = await sql.raw(
    'INSERT INTO job_rows (job_id, record_id, title) SELECT ?, id, title FROM (?) AS matching',
    [id, matching],
  );
  await sql('jobs').where({ id }).update({ total });
  return { id, total };
};

export const readJob = (sql: Sql, id: number): Promise<JobRecord | undefined> => sql('jobs').where({ id }).first();

export const readJobStartedWith = (sql: Sql, userId: number, key: string): Promise<JobRecord | undefined> =>
  sql('jobs').where({ user_id: userId, start_key: key }).first();

export const readJobs = (sql: Sql, page: JobListQuery) =>
  readPage<JobRecord>(
    onePage(sql('jobs').select(), { ...page, order: 'desc', by: 'created_at', id: 'id' }),
    sql('jobs'),
    page,
  );

export const readJobRows = (sql: Sql, id: number, { outcome, ...page }: JobRowListQuery) => {
  const matching = sql('job_rows').where({ job_id: id }).whereNotNull('outcome');
  if (outcome) matching.where({ outcome });
  const rows = onePage(matching.clone().select(), { ...page, order: 'asc', by: 'record_id', id: 'record_id' });
  return readPage<SettledRow>(rows, matching, page);
};

/** Returns 0 if the job isn't running. */
export const finishJob = (sql: Sql, id: number, status: JobStatus): Promise<number> =>
  sql('jobs')
    .where({ id, status: 'RUNNING' })
    .update({ status, finished_at: sql.raw('clock_timestamp()') });

export const pruneJobs = (sql: Sql, days: number): Promise<number> =>
  sql('jobs').whereRaw("created_at < now() - ? * interval '1 day'", [days]).delete();

/** Jobs take turns. */
export const takeDueJob = (sql: Sql, id?: number): Promise<JobRecord | undefined> =>
  sql('jobs')
    .where({ status: 'RUNNING', ...(id !== undefined && { id }) })
    .whereRaw('(retry_at IS NULL OR retry_at <= now())')
    .orderBy('touched_at')
    .forUpdate()
    .skipLocked()
    .first();

export const takeOpenIds = (sql: Sql, id: number, limit: number): Promise<number[]> =>
  sql('job_rows').where({ job_id: id }).whereNull('outcome').orderBy('record_id').limit(limit).pluck('record_id');

export const settleRows = async (sql: Sql, id: number, rows: Settlement[]): Promise<void> => {
  await sql.raw(
    `WITH settled AS (
       UPDATE job_rows SET outcome = done.outcome, message = done.message
       FROM json_to_recordset(:rows) AS done (record_id integer, outcome text, message text)
       WHERE job_id = :id AND job_rows.record_id = done.record_id RETURNING done.outcome)
     UPDATE jobs SET touched_at = clock_timestamp(), retry_at = NULL, attempts = 0,
       changed = changed + (SELECT count(*) FROM settled WHERE outcome = 'changed'),
       unchanged = unchanged + (SELECT count(*) FROM settled WHERE outcome = 'unchanged'),
       skipped = skipped + (SELECT count(*) FROM settled WHERE outcome = 'skipped'),
       failed = failed + (SELECT count(*) FROM settled WHERE outcome = 'failed')
     WHERE id = :id`,
    { id, rows: JSON.stringify(rows) },
  );
};

/** After an unexpected error, retries later and eventually gives up. */
export const putOffJob = async (sql: Sql, id: number): Promise<void> => {
  await sql.raw(
    `UPDATE jobs SET touched_at = now(), retry_at = now() + attempts * interval '2 seconds',
       status = CASE WHEN attempts >= :limit THEN 'FAILED' ELSE status END,
       finished_at = CASE WHEN attempts >= :limit THEN now() END
     WHERE id = :id AND status = 'RUNNING'`,
    { id, limit: ATTEMPTS },
  );
};
