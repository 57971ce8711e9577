import type { ImportPictureListQuery, ImportPictureOutcome, TransferKind } from '@stoa/contract';
import { onePage, readPage } from '../../../database/page';
import type { Sql } from '../../../database/sql';

const COUNTS = `(
  SELECT json_build_object('waiting', count(*) FILTER (WHERE outcome = 'waiting'),
    'fetched', count(*) FILTER (WHERE outcome = 'fetched'), 'failed', count(*) FILTER (WHERE outcome = 'failed'))
  FROM import_pictures WHERE import_id = imports.id)`;

/** How many are waiting, fetched, and failed: counted while some are being fetched, kept otherwise. */
export const PICTURE_COUNTS = `COALESCE(kept_picture_counts, ${COUNTS}) AS pictures`;

const UNDERWAY = `EXISTS (
  SELECT FROM import_pictures WHERE import_id = imports.id AND outcome = 'waiting' AND due_at < 'infinity')`;

const keepCounts = (sql: Sql, importIds: number[]) =>
  sql.raw(
    `UPDATE imports SET kept_picture_counts = CASE WHEN NOT ${UNDERWAY} THEN ${COUNTS} END
     WHERE id = ANY (?::int[]) AND (kept_picture_counts IS NOT NULL OR NOT ${UNDERWAY})`,
    [importIds],
  );

export interface FoundPicture {
  address: string;
  alternative_text: string | null;
  rows: number[];
}

export const insertPictures = async (sql: Sql, id: number, pictures: FoundPicture[]): Promise<void> => {
  if (pictures.length > 0)
    await sql.raw(
      `INSERT INTO import_pictures (import_id, address, alternative_text, rows, due_at)
       SELECT :id, address, alternative_text, rows, 'infinity'
       FROM json_to_recordset(:pictures) AS found (address text, alternative_text text, rows integer[])
       ON CONFLICT (import_id, md5(address)) DO UPDATE
       SET rows = import_pictures.rows || EXCLUDED.rows,
         alternative_text = COALESCE(import_pictures.alternative_text, EXCLUDED.alternative_text)`,
      { id, pictures: JSON.stringify(pictures) },
    );
};

const WRITTEN = "import_rows.outcome IN ('created', 'changed')";

/** Deletes those that are only named by rows that won’t be written. The others are due when the import is over. */
export const dropPictures = async (sql: Sql, id: number, { isOver }: { isOver: boolean }): Promise<void> => {
  await sql.raw(
    `DELETE FROM import_pictures picture WHERE import_id = :id AND NOT EXISTS (
       SELECT FROM import_rows WHERE import_rows.import_id = :id AND row = ANY (picture.rows) AND ${WRITTEN}
         ${isOver ? 'AND settled' : ''})`,
    { id },
  );
  if (isOver)
    await sql('import_pictures')
      .where({ import_id: id })
      .update({ due_at: sql.raw('now()') });
  await keepCounts(sql, [id]);
};

export interface DuePicture {
  id: number;
  import_id: number;
  address: string;
  host: string;
  alternative_text: string | null;
  attempts: number;
  kind: TransferKind;
  user_id: number;
  user_name: string;
}

/**
 * Takes the next one for a minute, unless it’s under way or of a busy host. If the process is killed, another one takes it after
 * that.
 */
export const takeDuePicture = async (
  sql: Sql,
  { underway, busyHosts }: { underway: number[]; busyHosts: string[] },
): Promise<DuePicture | undefined> => {
  const { rows } = await sql.raw(
    `UPDATE import_pictures picture SET due_at = now() + interval '1 minute', attempts = picture.attempts + 1
     FROM imports WHERE imports.id = picture.import_id AND picture.id = (
       SELECT due.id FROM import_pictures due JOIN imports ON imports.id = due.import_id
       WHERE due.outcome = 'waiting' AND due.due_at <= now() AND due.id <> ALL (:underway::int[])
         AND due.host <> ALL (:busyHosts::text[]) AND imports.status IN ('DONE', 'FAILED')
       ORDER BY due.due_at LIMIT 1 FOR UPDATE OF due SKIP LOCKED)
     RETURNING picture.id, import_id, address, host, alternative_text, picture.attempts, kind,
       COALESCE(confirmer_id, user_id) AS user_id, COALESCE(confirmer_name, user_name) AS user_name`,
    { underway, busyHosts },
  );
  return rows[0];
};

/** The records that were written with a picture. */
export const readRecordsWith = async (sql: Sql, { id, import_id }: DuePicture): Promise<number[]> => {
  const { rows } = await sql.raw(
    `SELECT DISTINCT record_id FROM import_rows
     WHERE import_id = :import_id AND row = ANY ((SELECT rows FROM import_pictures WHERE id = :id)::integer[])
       AND settled AND ${WRITTEN} AND record_id IS NOT NULL ORDER BY record_id`,
    { id, import_id },
  );
  return rows.map(({ record_id }: { record_id: number }) => record_id);
};

/** No record that was written has it. */
export const dropPicture = async (sql: Sql, { id, import_id }: DuePicture): Promise<void> => {
  await sql('import_pictures').where({ id }).delete();
  await keepCounts(sql, [import_id]);
};

/** Keeps other processes from taking it for longer than what comes now may last. */
export const holdPicture = async (sql: Sql, id: number): Promise<void> => {
  await sql('import_pictures')
    .where({ id })
    .update({ due_at: sql.raw("now() + interval '5 minutes'") });
};

export const settlePicture = async (
  sql: Sql,
  { id, import_id }: DuePicture,
  end: { url: string } | { message: string },
): Promise<void> => {
  const isFetched = 'url' in end;
  await sql('import_pictures')
    .where({ id })
    .whereIn('outcome', isFetched ? ['waiting', 'failed'] : ['waiting'])
    .update({ outcome: isFetched ? 'fetched' : 'failed', url: null, message: null, ...end });
  await keepCounts(sql, [import_id]);
};

/** All that are due of a host. Those under way settle themselves. */
export const giveUpHost = async (
  sql: Sql,
  { host, underway, message }: { host: string; underway: number[]; message: string },
): Promise<void> => {
  const importIds: number[] = await sql('import_pictures')
    .where({ host, outcome: 'waiting' })
    .whereNotIn('id', underway)
    .whereRaw("due_at < 'infinity'")
    .update({ outcome: 'failed', message })
    .returning('import_id')
    .then((rows: { import_id: number }[]) => [...new Set(rows.map(({ import_id }) => import_id))]);
  await keepCounts(sql, importIds);
};

/** Another attempt in some seconds. */
export const putOffPicture = async (
  sql: Sql,
  id: number,
  { attempts, seconds }: { attempts: number; seconds: number },
): Promise<void> => {
  await sql('import_pictures')
    .where({ id })
    .update({ attempts, due_at: sql.raw("now() + ? * interval '1 second'", [seconds]) });
};

export const retryPictures = async (sql: Sql, id: number): Promise<void> => {
  await sql('import_pictures')
    .where({ import_id: id, outcome: 'failed' })
    .update({ outcome: 'waiting', message: null, attempts: 0, due_at: sql.raw('now()') });
  await keepCounts(sql, [id]);
};

export interface PictureRow {
  id: number;
  address: string;
  rows: number[];
  row_count: number;
  outcome: ImportPictureOutcome;
  url: string | null;
  message: string | null;
}

const SHOWN_ROWS = 10;

export const readImportPictures = (sql: Sql, id: number, { outcome, ...page }: ImportPictureListQuery) => {
  const matching = sql('import_pictures').where({ import_id: id });
  if (outcome) matching.where({ outcome });
  const columns = [
    'id',
    'address',
    sql.raw('rows[1:?] AS rows', [SHOWN_ROWS]),
    sql.raw('cardinality(rows) AS row_count'),
    'outcome',
    'url',
    'message',
  ];
  const rows = onePage(matching.clone().select(columns), { ...page, order: 'asc', by: 'id', id: 'id' });
  return readPage<PictureRow>(rows, matching, page);
};
