import type { Import, ImportKind, ImportOutcome, ImportSource, ImportStatus } from '@stoa/contract';
import type { Header } from '../../../csv/header';
import { onePage, readPage } from '../../../database/lists/page';
import { ATTEMPTS } from '../../../database/loops/worker';
import type { Query, Sql } from '../../../database/sql';
import { IMAGE_COUNTS } from './import-images';

/** A category or tag that the file names and the shop doesn’t have. `input` names it by `placeholder` until it is created. */
export interface NewTerm {
  kind: 'categories' | 'tags';
  name: string;
  slug: string;
  placeholder: number;
  id?: number;
}

export interface ImportRecord {
  id: number;
  kind: ImportKind;
  file_name: string;
  /** UPLOADING: the file is still arriving, and the import isn't shown yet. */
  status: ImportStatus | 'UPLOADING';
  columns: (string | null)[];
  source: ImportSource | null;
  new_terms: NewTerm[];
  unknown_columns: string[];
  read_only_columns: string[];
  user_id: number;
  user_name: string;
  /** The administrator the changes belong to; null until confirmed. */
  confirmer_id: number | null;
  confirmer_name: string | null;
  attempts: number;
  created_at: Date;
  confirmed_at: Date | null;
  finished_at: Date | null;
  failure: string | null;
}

export interface CountedRows {
  outcome: ImportOutcome | null;
  settled: boolean;
  rows: number;
}

export interface ImportWithCounts extends ImportRecord {
  counted: CountedRows[];
  images: Import['images'];
}

const COUNTS = `(
  SELECT json_agg(counted) FROM (
    SELECT outcome, settled, count(*)::integer AS rows FROM import_rows WHERE import_id = imports.id GROUP BY outcome, settled
  ) AS counted)`;

/** The list is polled every second while an import is busy, so the rows of the others aren't counted again. */
const COUNTED = `COALESCE(kept_counts, ${COUNTS}, '[]') AS counted, ${IMAGE_COUNTS}`;

const visible = (sql: Sql): Query => sql('imports').whereNot('status', 'UPLOADING');

export const insertImport = async (
  sql: Sql,
  { kind, fileName, user }: { kind: ImportKind; fileName: string; user: { id: number; name: string } },
): Promise<number> => {
  const [row] = await sql('imports')
    .insert({ kind, file_name: fileName, status: 'UPLOADING', user_id: user.id, user_name: user.name })
    .returning('id');
  return row.id;
};

export const completeUpload = (sql: Sql, id: number, header: Header & { source: ImportSource | null }) =>
  sql('imports')
    .where({ id })
    .update({
      status: 'CHECKING',
      columns: JSON.stringify(header.names),
      unknown_columns: JSON.stringify(header.unknown),
      read_only_columns: JSON.stringify(header.readOnly),
      source: header.source,
    });

export const readImports = (sql: Sql, page: { page: number; limit: number }) =>
  readPage<ImportWithCounts>(
    onePage(visible(sql).select('imports.*', sql.raw(COUNTED)), { ...page, order: 'desc', by: 'created_at', id: 'id' }),
    visible(sql),
    page,
  );

export const readImport = (sql: Sql, id: number): Promise<ImportWithCounts | undefined> =>
  visible(sql).where({ id }).select('imports.*', sql.raw(COUNTED)).first();

/** Returns 0 if the import isn't in that state. */
export const confirmImport = (sql: Sql, id: number, user: { id: number; name: string }): Promise<number> =>
  sql('imports')
    .where({ id, status: 'READY' })
    .update({
      status: 'RUNNING',
      kept_counts: null,
      confirmed_at: sql.raw('now()'),
      touched_at: sql.raw('now()'),
      confirmer_id: user.id,
      confirmer_name: user.name,
    });

export const saveNewTerms = (sql: Sql, id: number, terms: NewTerm[]) =>
  sql('imports')
    .where({ id })
    .update({ new_terms: JSON.stringify(terms) });

export const deleteImport = (sql: Sql, id: number): Promise<number> =>
  sql('imports').where({ id }).whereNot('status', 'RUNNING').delete();

export const pruneImports = (sql: Sql, days: number): Promise<number> =>
  sql('imports')
    .whereRaw("created_at < now() - ? * interval '1 day'", [days])
    .orWhereRaw("status = 'UPLOADING' AND created_at < now() - interval '1 hour'")
    .delete();

/**
 * Takes the import that has waited longest and holds it for the transaction: a killed process releases it at once, and imports
 * take turns.
 */
export const takeDueImport = (sql: Sql, id?: number): Promise<ImportRecord | undefined> =>
  sql('imports')
    .where(id === undefined ? {} : { id })
    .whereIn('status', ['CHECKING', 'RUNNING'])
    .whereRaw('(retry_at IS NULL OR retry_at <= now())')
    .orderBy('touched_at')
    .forUpdate()
    .skipLocked()
    .first();

export const advanceImport = async (sql: Sql, id: number, status: ImportStatus): Promise<void> => {
  await sql('imports')
    .where({ id })
    .update({
      status,
      kept_counts: status === 'CHECKING' || status === 'RUNNING' ? null : sql.raw(COUNTS),
      touched_at: sql.raw('clock_timestamp()'),
      retry_at: null,
      attempts: 0,
      ...(status === 'DONE' ? { finished_at: sql.raw('clock_timestamp()') } : {}),
    });
};

/** After an unexpected error, retries later and eventually gives up. Returns whether it has. */
export const putOffImport = async (sql: Sql, id: number, failure: string): Promise<boolean> => {
  const { rows } = await sql.raw(
    `UPDATE imports SET touched_at = now(), retry_at = now() + attempts * interval '2 seconds',
       status = CASE WHEN attempts >= :limit THEN 'FAILED' ELSE status END,
       kept_counts = CASE WHEN attempts >= :limit THEN ${COUNTS} END,
       failure = CASE WHEN attempts >= :limit THEN :failure END,
       finished_at = CASE WHEN attempts >= :limit THEN now() END
     WHERE id = :id AND status IN ('CHECKING', 'RUNNING') RETURNING status`,
    { id, failure, limit: ATTEMPTS },
  );
  return rows[0]?.status === 'FAILED';
};
