import type { ImportRow } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Known, Sheet } from '../../../csv/sheet';
import { createBreath } from '../../../database/breath';
import { type BulkRecord, insertRecords, updateRecords } from '../../../database/bulk-write';
import { describeDatabaseError } from '../../../database/errors';
import type { Sql } from '../../../database/sql';
import { actingFor } from '../../../http/actor';
import { Problem } from '../../../http/problem';
import { services } from '../../../services';
import { type PlannedRow, type Settlement, settleRows, takePlannedRows, takeSlugTakers } from '../queries/import-rows';
import type { ImportRecord } from '../queries/imports';
import { lockVersions } from '../queries/records';
import { freeSlugs } from '../queries/taken-slugs';
import { refuseLostSlugs } from './lost-slugs';

const BATCH = 200;

type Reasons = ImportRow['reasons'];
interface Writable extends PlannedRow {
  input: NonNullable<PlannedRow['input']>;
}

const refused = ({ row, record_id }: PlannedRow, reasons: Reasons): Settlement => ({ row, record_id, reasons });

/** Why a row cannot be written that the preview let pass; what nobody foresaw goes on. */
const reasonsOf = (error: unknown): Reasons => {
  const problem = error instanceof Problem ? error : describeDatabaseError(error);
  if (!problem) throw error;
  const { errors = [] } = problem.details as { errors?: { path: string[]; message: string }[] };
  if (errors.length === 0) return [{ column: null, message: problem.message }];
  return errors.map(({ path, message }) => ({ column: path[0] ?? null, message }));
};

const writeAll = async (sql: Sql, sheet: Sheet, rows: Writable[], authorId: number): Promise<Settlement[]> => {
  const breath = createBreath();
  const created: (BulkRecord & { row: number })[] = [];
  const changed: (BulkRecord & { id: number })[] = [];
  for (const { row, outcome, input, record_id } of rows) {
    const id = outcome === 'created' ? undefined : (record_id ?? undefined);
    const record = await sheet.toRecord(sql, input, { id, authorId });
    if (id === undefined) created.push({ ...record, row });
    else changed.push({ ...record, id });
    await breath();
  }
  const newIds = await insertRecords(sql, sheet, created);
  await freeSlugs(sql, sheet.table, idsOf(rows.filter(({ takes_slug }) => takes_slug)));
  await updateRecords(sql, sheet, changed);
  const idOf = new Map(created.map(({ row }, index) => [row, newIds[index]]));
  return rows.map(({ row, record_id }) => ({ row, record_id: idOf.get(row) ?? record_id, reasons: [] }));
};

/** All rows, or none and the reason. */
const attempt = async (sql: Sql, write: () => Promise<Settlement[]>): Promise<Settlement[] | { fault: unknown }> => {
  await sql.raw('SAVEPOINT rows');
  try {
    const settled = await write();
    await sql.raw('RELEASE SAVEPOINT rows');
    return settled;
  } catch (fault) {
    await sql.raw('ROLLBACK TO SAVEPOINT rows');
    return { fault };
  }
};

/** Together, for speed; where one row stands in the way of all, each on its own. */
const writeEach = async (
  sql: Sql,
  rows: Writable[],
  write: (some: Writable[]) => Promise<Settlement[]>,
): Promise<Settlement[]> => {
  if (rows.length === 0) return [];
  const together = await attempt(sql, () => write(rows));
  if (Array.isArray(together)) return together;
  const settled: Settlement[] = [];
  for (const row of rows) {
    const alone = await attempt(sql, () => write([row]));
    settled.push(...(Array.isArray(alone) ? alone : [refused(row, reasonsOf(alone.fault))]));
  }
  return settled;
};

const whyStale = (noun: string, row: PlannedRow, versions: Map<number, Known['updatedAt']>): Reasons => {
  if (row.record_id === null) return [];
  const version = versions.get(row.record_id);
  if (!version) return [{ column: null, message: `This ${noun} was deleted since the preview` }];
  if (version.getTime() === row.record_version?.getTime()) return [];
  return [{ column: null, message: `This ${noun} was changed by someone else since the preview` }];
};

const idsOf = (rows: { record_id: number | null }[]): number[] =>
  rows.flatMap(({ record_id }) => (record_id === null ? [] : [record_id]));

/** Settles the rows whose record is no longer what the preview saw, and gives back the others. */
const settleStale = async (sql: Sql, sheet: Sheet, id: number, planned: PlannedRow[]): Promise<PlannedRow[]> => {
  const versions = await lockVersions(sql, sheet.table, idsOf(planned));
  const judged = planned.map((row) => ({ row, reasons: whyStale(sheet.noun, row, versions) }));
  const stale = judged.flatMap(({ row, reasons }) => (reasons.length > 0 ? [refused(row, reasons)] : []));
  await settleRows(sql, id, stale);
  return judged.flatMap(({ row, reasons }) => (reasons.length > 0 ? [] : [row]));
};

/** Writes the next rows, in the transaction that settles them, and who ordered it. False when there are none left. */
export const writeRows = async (
  strapi: Core.Strapi,
  sql: Sql,
  sheet: Sheet,
  { id, user_id, user_name, confirmer_id, confirmer_name }: ImportRecord,
): Promise<boolean> => {
  const next = await takePlannedRows(sql, id, BATCH);
  const takers = next.length > 0 ? [] : await takeSlugTakers(sql, id);
  if (next.length + takers.length === 0) return false;
  const fresh = await settleStale(sql, sheet, id, [...next, ...takers]);
  // Who counted on a row that was refused since the preview would stand in the way of all the others.
  const lost = takers.length > 0 ? await refuseLostSlugs(sql, id, sheet) : new Set();
  const writable = fresh.flatMap((row) => (row.input && !lost.has(row.row) ? [{ ...row, input: row.input }] : []));

  const actor = { kind: 'admin', id: confirmer_id ?? user_id, name: confirmer_name ?? user_name } as const;
  const write = (rows: Writable[]) =>
    services.history
      .activity(strapi)
      .watch({ kind: sheet.noun, ids: idsOf(rows), made: idsOf }, () => writeAll(sql, sheet, rows, actor.id));
  await settleRows(sql, id, await actingFor(actor, () => writeEach(sql, writable, write)));
  return true;
};
