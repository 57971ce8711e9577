import type { ImportOutcome, ImportRow } from '@stoa/contract';
import type { Input } from '../../../csv/sheet';
import { onePage, readPage } from '../../../database/lists/page';
import type { Query, Sql } from '../../../database/sql';

export interface StagedRow {
  row: number;
  /** The first row of the same record. */
  first_row: number;
  cells: string[];
}

export interface NewRow extends StagedRow {
  /** The record id the row names, if it is a valid one. */
  named_id: number | undefined;
}

export interface PlannedRow {
  row: number;
  outcome: ImportOutcome;
  record_id: number | null;
  record_version: Date | null;
  slug: string | null;
  takes_slug: boolean;
  title: string | null;
  input: Input | null;
  changes: ImportRow['changes'];
  reasons: ImportRow['reasons'];
  notes: string[];
}

export interface ReportRow extends Omit<PlannedRow, 'input' | 'record_version' | 'takes_slug'> {
  settled: boolean;
  /** Its images that couldn’t be fetched. */
  failed_images: { address: string; message: string }[] | null;
}

export const insertStagedRows = async (sql: Sql, id: number, rows: NewRow[]): Promise<void> => {
  await sql.raw(
    `INSERT INTO import_rows (import_id, row, first_row, cells, named_id)
     SELECT :id, staged.* FROM json_to_recordset(:rows) AS staged (row integer, first_row integer, cells json, named_id integer)`,
    { id, rows: JSON.stringify(rows) },
  );
};

/** Rows that came before the one they belong to. */
export const moveRows = async (sql: Sql, id: number, moved: { row: number; first_row: number }[]): Promise<void> => {
  if (moved.length > 0)
    await sql.raw(
      `UPDATE import_rows SET first_row = moved.first_row FROM json_to_recordset(:moved) AS moved (row integer, first_row integer)
       WHERE import_id = :id AND import_rows.row = moved.row`,
      { id, moved: JSON.stringify(moved) },
    );
};

/** All rows of the next records. */
export const takeStagedRows = async (sql: Sql, id: number, limit: number): Promise<StagedRow[]> => {
  const firsts = sql('import_rows')
    .where({ import_id: id, settled: false })
    .whereNull('outcome')
    .whereRaw('row = first_row')
    .orderBy('row')
    .limit(limit);
  return sql('import_rows')
    .where({ import_id: id })
    .whereIn('first_row', firsts.select('row'))
    .orderByRaw('first_row, row <> first_row, row')
    .select('row', 'first_row', 'cells');
};

export type Claim = Pick<PlannedRow, 'row' | 'record_id' | 'slug' | 'takes_slug'>;

/** Earlier rows of the file that create or name the same records. */
export const readEarlierClaims = (sql: Sql, id: number, recordIds: number[], slugs: string[]): Promise<Claim[]> =>
  sql('import_rows')
    .where({ import_id: id })
    .whereIn('outcome', ['created', 'changed', 'unchanged'])
    .whereRaw('row = first_row')
    .where((claims) =>
      claims
        .whereIn('record_id', recordIds)
        .orWhereRaw('md5(slug) IN (SELECT md5(t) FROM unnest(?::text[]) AS t)', [slugs]),
    )
    .select('row', 'record_id', 'slug', 'takes_slug');

const PLANNED = `planned (row integer, outcome text, record_id integer, record_version timestamptz, slug text, takes_slug boolean,
  title text, input json, changes json, reasons json, notes json)`;

export const savePlans = (sql: Sql, id: number, rows: PlannedRow[]) =>
  sql.raw(
    `UPDATE import_rows SET outcome = planned.outcome, record_id = planned.record_id, record_version = planned.record_version,
       slug = planned.slug, takes_slug = planned.takes_slug, title = planned.title, input = planned.input, changes = planned.changes, reasons = planned.reasons,
       notes = planned.notes
     FROM json_to_recordset(:rows) AS ${PLANNED} WHERE import_rows.import_id = :id AND import_rows.row = planned.row`,
    { id, rows: JSON.stringify(rows) },
  );

/** Whether a checked file has any rows to write. */
export const hasPlannedRows = async (sql: Sql, id: number): Promise<boolean> =>
  (await sql('import_rows').where({ import_id: id }).whereIn('outcome', ['created', 'changed']).first('row')) !==
  undefined;

/** Rows that need no change are settled without writing. */
export const settleIdleRows = (sql: Sql, id: number) =>
  sql('import_rows').where({ import_id: id }).whereIn('outcome', ['unchanged', 'refused']).update({ settled: true });

const waiting = (sql: Sql, id: number, which: { takes_slug: boolean }): Query =>
  sql('import_rows')
    .where({ import_id: id, settled: false, ...which })
    .whereRaw('row = first_row')
    .whereIn('outcome', ['created', 'changed'])
    .orderBy('row');

export const takePlannedRows = (sql: Sql, id: number, limit: number): Promise<PlannedRow[]> =>
  waiting(sql, id, { takes_slug: false }).limit(limit);

/** All rows that take slugs from each other. */
export const takeSlugTakers = (sql: Sql, id: number): Promise<PlannedRow[]> => waiting(sql, id, { takes_slug: true });

export interface Settlement {
  row: number;
  record_id: number | null;
  reasons: ImportRow['reasons'];
}

/** Settles records by their first rows. */
export const settleRows = (sql: Sql, id: number, rows: Settlement[], otherRefused: string) =>
  sql.raw(
    `UPDATE import_rows SET settled = true, record_id = done.record_id, input = NULL,
       reasons = CASE WHEN import_rows.row = import_rows.first_row OR json_array_length(done.reasons) = 0 THEN done.reasons ELSE :other::json END,
       outcome = CASE WHEN json_array_length(done.reasons) > 0 THEN 'refused' ELSE outcome END
     FROM json_to_recordset(:rows) AS done (row integer, record_id integer, reasons json)
     WHERE import_rows.import_id = :id AND import_rows.first_row = done.row`,
    { id, rows: JSON.stringify(rows), other: JSON.stringify([{ column: null, message: otherRefused }]) },
  );

const SHOWN = ['row', 'outcome', 'record_id', 'slug', 'title', 'changes', 'reasons', 'notes', 'settled'];

const selectReportRows = (sql: Sql, id: number, query: Query): Query => {
  const failed = sql('import_images')
    .where({ import_id: id, outcome: 'failed' })
    .select(sql.raw('unnest(rows) AS named_by'), 'address', 'message');
  const byRow = sql
    .from(failed.as('failed'))
    .groupBy('named_by')
    .select(
      'named_by',
      sql.raw("json_agg(json_build_object('address', address, 'message', message)) AS failed_images"),
    );
  return query.leftJoin(byRow.as('failed'), 'named_by', 'row').select(...SHOWN, 'failed_images');
};

export const readImportRows = (
  sql: Sql,
  id: number,
  { outcome, ...page }: { page: number; limit: number; outcome?: ImportOutcome | undefined },
) => {
  const matching = sql('import_rows').where({ import_id: id }).whereNotNull('outcome');
  if (outcome) matching.where({ outcome });
  const rows = onePage(selectReportRows(sql, id, matching.clone()), { ...page, order: 'asc', by: 'row', id: 'row' });
  return readPage<ReportRow>(rows, matching, page);
};

export const selectReport = (sql: Sql, id: number): Query =>
  selectReportRows(sql, id, sql('import_rows').where({ import_id: id }).whereNotNull('outcome')).orderBy('row');
