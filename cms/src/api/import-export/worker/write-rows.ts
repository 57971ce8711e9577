import type { FieldError, ImportRow } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { createTurns } from '../../../background/turns';
import { columnOf, otherRefused } from '../../../csv/plan-row';
import type { Sheet, SheetRecord } from '../../../csv/sheet';
import { type BulkRecord, insertRecords, updateRecords } from '../../../database/bulk-write';
import { giveReason } from '../../../database/change-reason';
import { describeDatabaseError } from '../../../database/errors';
import { attempt } from '../../../database/failures/attempt';
import { StaleVersionError } from '../../../database/guarded-change';
import type { Sql } from '../../../database/sql';
import { actingFor } from '../../../http/actor';
import { Problem } from '../../../http/problem';
import { services } from '../../../services';
import { type PlannedRow, type Settlement, settleRows, takePlannedRows, takeSlugTakers } from '../queries/import-rows';
import type { ImportRecord } from '../queries/imports';
import { lockVersions } from '../queries/records';
import { freeSlugs } from '../queries/taken-slugs';
import { refuseLostSlugs } from './lost-slugs';
import { createNewTerms } from './new-terms';

const BATCH = 200;

type Reasons = ImportRow['reasons'];
interface Writable extends PlannedRow {
  input: NonNullable<PlannedRow['input']>;
}

const refused = ({ row, record_id }: PlannedRow, reasons: Reasons): Settlement => ({ row, record_id, reasons });

const reasonsIn = (sheet: Sheet, errors: FieldError[]): Reasons =>
  errors.map(({ path, message }) => ({ column: columnOf(sheet, path), message }));

/** Why a row that passed the preview can't be written. Unexpected errors are rethrown. */
const reasonsOf = (sheet: Sheet, error: unknown): Reasons => {
  if (error instanceof StaleVersionError) return reasonsIn(sheet, error.errors);
  const problem = error instanceof Problem ? error : describeDatabaseError(error);
  if (!problem) throw error;
  const { errors = [] } = problem.details as { errors?: FieldError[] };
  if (errors.length === 0) return [{ column: null, message: problem.message }];
  return reasonsIn(sheet, errors);
};

const writeAll = async (sql: Sql, sheet: Sheet, rows: Writable[], authorId: number): Promise<Settlement[]> => {
  const giveTurn = createTurns();
  const created: (BulkRecord & { row: number })[] = [];
  const changed: (BulkRecord & { id: number })[] = [];
  for (const { row, outcome, input, record_id } of rows) {
    const id = outcome === 'created' ? undefined : (record_id ?? undefined);
    const record = await sheet.toRecord(sql, input, { id, authorId });
    if (id === undefined) created.push({ ...record, row });
    else changed.push({ ...record, id });
    await giveTurn();
  }
  const newIds = await insertRecords(sql, sheet, created);
  await freeSlugs(sql, sheet.table, idsOf(rows.filter(({ takes_slug }) => takes_slug)));
  await updateRecords(sql, sheet, changed);
  const newIdOf = new Map(created.map(({ row }, index) => [row, newIds[index]]));
  const written = rows.map((one) => ({ ...one, id: newIdOf.get(one.row) ?? one.record_id }));
  await sheet.writeParts?.(
    sql,
    written.flatMap(({ id, input }) => (id === null ? [] : [{ id, input }])),
  );
  return written.map(({ row, id }) => ({ row, record_id: id, reasons: [] }));
};

type Write = (some: Writable[]) => Promise<Settlement[]>;

/** Writes rows together for speed. If one row blocks the rest, writes each on its own. */
const writeEach = async (sql: Sql, sheet: Sheet, rows: Writable[], write: Write): Promise<Settlement[]> => {
  if (rows.length === 0) return [];
  const atOnce = await attempt(sql, () => write(rows));
  if ('result' in atOnce) return atOnce.result;
  const settled: Settlement[] = [];
  for (const row of rows) {
    const alone = await attempt(sql, () => write([row]));
    settled.push(...('result' in alone ? alone.result : [refused(row, reasonsOf(sheet, alone.fault))]));
  }
  return settled;
};

/** The error a row would cause if written alone with its current slug. Always rolled back. */
const faultAlone = async (sql: Sql, row: Writable, write: Write): Promise<unknown> => {
  const { slug: _, ...input } = row.input;
  const undone = new Error('The row was only tried');
  const tried = await attempt(sql, async () => {
    await write([{ ...row, input }]);
    throw undone;
  });
  return 'fault' in tried && tried.fault !== undone ? tried.fault : undefined;
};

/**
 * Rows that take slugs from each other are written together or not at all: alone, each would find its slug taken. If some fail
 * regardless of their slugs, those are refused for that reason, rows that depended on them are refused because of the slug, and
 * the rest are written.
 */
const writeTakers = async (
  sql: Sql,
  sheet: Sheet,
  rows: Writable[],
  write: Write,
  refuse: (some: Settlement[]) => Promise<Set<number>>,
): Promise<Settlement[]> => {
  if (rows.length === 0) return [];
  const atOnce = await attempt(sql, () => write(rows));
  if ('result' in atOnce) return atOnce.result;
  const atFault: Settlement[] = [];
  for (const row of rows) {
    const fault = await faultAlone(sql, row, write);
    if (fault) atFault.push(refused(row, reasonsOf(sheet, fault)));
  }
  if (atFault.length === 0) return rows.map((row) => refused(row, reasonsOf(sheet, atOnce.fault)));
  const lost = await refuse(atFault);
  const out = new Set([...atFault.map(({ row }) => row), ...lost]);
  return writeTakers(
    sql,
    sheet,
    rows.filter(({ row }) => !out.has(row)),
    write,
    refuse,
  );
};

const whyStale = (noun: string, row: PlannedRow, versions: Map<number, SheetRecord['updatedAt']>): Reasons => {
  if (row.record_id === null) return [];
  const version = versions.get(row.record_id);
  if (!version) return [{ column: null, message: `This ${noun} has been deleted since the preview` }];
  if (version.getTime() === row.record_version?.getTime()) return [];
  return [{ column: null, message: `Someone else changed this ${noun} after the preview` }];
};

const idsOf = (rows: { record_id: number | null }[]): number[] =>
  rows.flatMap(({ record_id }) => (record_id === null ? [] : [record_id]));

/** Settles rows whose record has been changed or deleted since the preview, and returns the others. */
const settleStale = async (sql: Sql, sheet: Sheet, id: number, planned: PlannedRow[]): Promise<PlannedRow[]> => {
  const versions = await lockVersions(sql, sheet.table, idsOf(planned));
  const judged = planned.map((row) => ({ row, reasons: whyStale(sheet.noun, row, versions) }));
  const stale = judged.flatMap(({ row, reasons }) => (reasons.length > 0 ? [refused(row, reasons)] : []));
  await settleRows(sql, id, stale, otherRefused(sheet.noun));
  return judged.flatMap(({ row, reasons }) => (reasons.length > 0 ? [] : [row]));
};

/**
 * Writes the next rows as the confirming administrator, in the transaction that settles them. Returns false when none are left.
 */
export const writeRows = async (
  strapi: Core.Strapi,
  sql: Sql,
  sheet: Sheet,
  record: ImportRecord,
): Promise<boolean> => {
  const { id, user_id, user_name, confirmer_id, confirmer_name } = record;
  const next = await takePlannedRows(sql, id, BATCH);
  const takers = next.length > 0 ? [] : await takeSlugTakers(sql, id);
  if (next.length + takers.length === 0) return false;
  const fresh = await settleStale(sql, sheet, id, [...next, ...takers]);
  // Rows that depended on a row refused since the preview would block all the others.
  const lost = takers.length > 0 ? await refuseLostSlugs(sql, id, sheet) : new Set();
  await giveReason(sql, { reason: 'import' });
  const actor = { kind: 'admin', id: confirmer_id ?? user_id, name: confirmer_name ?? user_name } as const;
  const withRealTerms = await actingFor(actor, () => createNewTerms(sql, sheet, record));
  const writable = fresh.flatMap((row) =>
    row.input && !lost.has(row.row) ? [{ ...row, input: withRealTerms(row.input) }] : [],
  );
  const write = (rows: Writable[]) =>
    services(strapi).history.activity.watch({ kind: sheet.kind, ids: idsOf(rows), made: idsOf }, () =>
      writeAll(sql, sheet, rows, actor.id),
    );
  const refuse = async (some: Settlement[]): Promise<Set<number>> => {
    await settleRows(sql, id, some, otherRefused(sheet.noun));
    return refuseLostSlugs(sql, id, sheet);
  };
  const settled = await actingFor(actor, () =>
    takers.length > 0 ? writeTakers(sql, sheet, writable, write, refuse) : writeEach(sql, sheet, writable, write),
  );
  await settleRows(sql, id, settled, otherRefused(sheet.noun));
  return true;
};
