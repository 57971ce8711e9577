import type { ImportImageListQuery, ImportImageOutcome, ImportKind } from '@stoa/contract';
import { onePage, readPage } from '../../../database/lists/page';
import type { Sql } from '../../../database/sql';

const COUNTS = `(
  SELECT json_build_object('waiting', count(*) FILTER (WHERE outcome = 'waiting'),
    'fetched', count(*) FILTER (WHERE outcome = 'fetched'), 'failed', count(*) FILTER (WHERE outcome = 'failed'))
  FROM import_images WHERE import_id = imports.id)`;

/** How many are waiting, fetched, and failed: counted while some are being fetched, kept otherwise. */
export const IMAGE_COUNTS = `COALESCE(kept_image_counts, ${COUNTS}) AS images`;

const UNDERWAY = `EXISTS (
  SELECT FROM import_images WHERE import_id = imports.id AND outcome = 'waiting' AND due_at < 'infinity')`;

const keepCounts = (sql: Sql, importIds: number[]) =>
  sql.raw(
    `UPDATE imports SET kept_image_counts = CASE WHEN NOT ${UNDERWAY} THEN ${COUNTS} END
     WHERE id = ANY (?::int[]) AND (kept_image_counts IS NOT NULL OR NOT ${UNDERWAY})`,
    [importIds],
  );

export interface FoundImage {
  address: string;
  alternative_text: string | null;
  rows: number[];
}

export const insertImages = async (sql: Sql, id: number, images: FoundImage[]): Promise<void> => {
  if (images.length > 0)
    await sql.raw(
      `INSERT INTO import_images (import_id, address, alternative_text, rows, due_at)
       SELECT :id, address, alternative_text, rows, 'infinity'
       FROM json_to_recordset(:images) AS found (address text, alternative_text text, rows integer[])
       ON CONFLICT (import_id, md5(address)) DO UPDATE
       SET rows = import_images.rows || EXCLUDED.rows,
         alternative_text = COALESCE(import_images.alternative_text, EXCLUDED.alternative_text)`,
      { id, images: JSON.stringify(images) },
    );
};

const WRITTEN = "import_rows.outcome IN ('created', 'changed')";

/** Deletes those that are only named by rows that won’t be written. The others are due when the import is over. */
export const dropImages = async (sql: Sql, id: number, { isOver }: { isOver: boolean }): Promise<void> => {
  await sql.raw(
    `DELETE FROM import_images image WHERE import_id = :id AND NOT EXISTS (
       SELECT FROM import_rows WHERE import_rows.import_id = :id AND row = ANY (image.rows) AND ${WRITTEN}
         ${isOver ? 'AND settled' : ''})`,
    { id },
  );
  if (isOver)
    await sql('import_images')
      .where({ import_id: id })
      .update({ due_at: sql.raw('now()') });
  await keepCounts(sql, [id]);
};

export interface DueImage {
  id: number;
  import_id: number;
  address: string;
  host: string;
  alternative_text: string | null;
  attempts: number;
  kind: ImportKind;
  user_id: number;
  user_name: string;
}

/**
 * Takes the next one for a minute, unless it’s under way or of a busy host. If the process is killed, another one takes it after
 * that.
 */
export const takeDueImage = async (
  sql: Sql,
  { underway, busyHosts }: { underway: number[]; busyHosts: string[] },
): Promise<DueImage | undefined> => {
  const { rows } = await sql.raw(
    `UPDATE import_images image SET due_at = now() + interval '1 minute', attempts = image.attempts + 1
     FROM imports WHERE imports.id = image.import_id AND image.id = (
       SELECT due.id FROM import_images due JOIN imports ON imports.id = due.import_id
       WHERE due.outcome = 'waiting' AND due.due_at <= now() AND due.id <> ALL (:underway::int[])
         AND due.host <> ALL (:busyHosts::text[]) AND imports.status IN ('DONE', 'FAILED')
       ORDER BY due.due_at LIMIT 1 FOR UPDATE OF due SKIP LOCKED)
     RETURNING image.id, import_id, address, host, alternative_text, image.attempts, kind,
       COALESCE(confirmer_id, user_id) AS user_id, COALESCE(confirmer_name, user_name) AS user_name`,
    { underway, busyHosts },
  );
  return rows[0];
};

/** The records that were written with an image. */
export const readRecordsWith = async (sql: Sql, { id, import_id }: DueImage): Promise<number[]> => {
  const { rows } = await sql.raw(
    `SELECT DISTINCT record_id FROM import_rows
     WHERE import_id = :import_id AND row = ANY ((SELECT rows FROM import_images WHERE id = :id)::integer[])
       AND settled AND ${WRITTEN} AND record_id IS NOT NULL ORDER BY record_id`,
    { id, import_id },
  );
  return rows.map(({ record_id }: { record_id: number }) => record_id);
};

/** No record that was written has it. */
export const dropImage = async (sql: Sql, { id, import_id }: DueImage): Promise<void> => {
  await sql('import_images').where({ id }).delete();
  await keepCounts(sql, [import_id]);
};

/** Keeps other processes from taking it for longer than what comes now may last. */
export const holdImage = async (sql: Sql, id: number): Promise<void> => {
  await sql('import_images')
    .where({ id })
    .update({ due_at: sql.raw("now() + interval '5 minutes'") });
};

export const settleImage = async (
  sql: Sql,
  { id, import_id }: DueImage,
  end: { url: string } | { message: string },
): Promise<void> => {
  const isFetched = 'url' in end;
  await sql('import_images')
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
  const importIds: number[] = await sql('import_images')
    .where({ host, outcome: 'waiting' })
    .whereNotIn('id', underway)
    .whereRaw("due_at < 'infinity'")
    .update({ outcome: 'failed', message })
    .returning('import_id')
    .then((rows: { import_id: number }[]) => [...new Set(rows.map(({ import_id }) => import_id))]);
  await keepCounts(sql, importIds);
};

/** Another attempt in some seconds. */
export const putOffImage = async (
  sql: Sql,
  id: number,
  { attempts, seconds }: { attempts: number; seconds: number },
): Promise<void> => {
  await sql('import_images')
    .where({ id })
    .update({ attempts, due_at: sql.raw("now() + ? * interval '1 second'", [seconds]) });
};

export const retryImages = async (sql: Sql, id: number): Promise<void> => {
  await sql('import_images')
    .where({ import_id: id, outcome: 'failed' })
    .update({ outcome: 'waiting', message: null, attempts: 0, due_at: sql.raw('now()') });
  await keepCounts(sql, [id]);
};

export interface LibraryImageRow {
  id: number;
  address: string;
  rows: number[];
  row_count: number;
  outcome: ImportImageOutcome;
  url: string | null;
  message: string | null;
}

const SHOWN_ROWS = 10;

export const readImportImages = (sql: Sql, id: number, { outcome, ...page }: ImportImageListQuery) => {
  const matching = sql('import_images').where({ import_id: id });
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
  return readPage<LibraryImageRow>(rows, matching, page);
};
