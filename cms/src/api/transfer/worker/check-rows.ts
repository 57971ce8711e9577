import { createTurns } from '../../../background/turns';
import type { Cells } from '../../../csv/columns';
import { cut } from '../../../csv/cut';
import { type Plan, planRow, refusal } from '../../../csv/plan-row';
import { recordIdIn } from '../../../csv/record-id';
import type { Sheet, SheetRecord } from '../../../csv/sheet';
import type { Sql } from '../../../database/sql';
import { type PlannedRow, readEarlierClaims, type StagedRow, savePlans, takeStagedRows } from '../queries/import-rows';
import type { ImportRecord } from '../queries/imports';
import { readNamedRecords } from '../queries/taken-slugs';
import { type Claims, createClaims } from './claims';
import { refuseLostSlugs, slugTaken } from './lost-slugs';

const BATCH = 250;
/** The most characters shown of a title or slug. */
const SHOWN = 300;

interface NamedRow extends StagedRow {
  named: Cells;
  id: number | undefined;
  slug: string;
}

const toNamed = (staged: StagedRow, columns: (string | null)[]): NamedRow => {
  const named = Object.fromEntries(
    columns.flatMap((name, index) => (name === null ? [] : [[name, staged.cells[index] ?? ''] as const])),
  );
  return { ...staged, named, id: recordIdIn(named.id), slug: named.slug?.trim() ?? '' };
};

const planFor = (
  sheet: Sheet,
  row: NamedRow,
  columns: number,
  claims: Claims,
  mayBeFree: (owner: SheetRecord) => boolean,
  plan: () => Plan,
): Plan => {
  if (row.cells.slice(columns).some((cell) => cell !== ''))
    return refusal(null, `The row has ${row.cells.length} cells, but the header has ${columns}`);
  if (row.cells.length < columns)
    return refusal(null, `The row has only ${row.cells.length} cells, but the header has ${columns}`);
  if (Number.isNaN(row.id)) return refusal('id', 'id must be a whole number');
  const record = claims.find(row);
  if (row.id !== undefined && !record)
    return refusal('id', `There is no ${sheet.noun} with the id ${row.id}. Leave the cell empty to create one`);
  const earlier = claims.rowOf(record?.id ?? null, row.slug);
  if (earlier !== undefined) return refusal(null, `Row ${earlier} is for the same ${sheet.noun}`);
  const owner = claims.ownerOf(row.slug, record);
  if (owner && !mayBeFree(owner)) return refusal('slug', slugTaken(sheet));
  return plan();
};

/** Compares the next rows with the shop. Returns false when none are left. */
export const checkRows = async (sql: Sql, sheet: Sheet, { id, columns }: ImportRecord): Promise<boolean> => {
  const staged = await takeStagedRows(sql, id, BATCH);
  if (staged.length === 0) {
    await refuseLostSlugs(sql, id, sheet);
    return false;
  }
  const rows = staged.map((row) => toNamed(row, columns));
  const ids = rows.flatMap(({ id: named }) => (named ? [named] : []));
  const slugs = rows.map(({ slug }) => slug).filter((slug) => slug !== '');
  const found = await sheet.find(sql, ids, slugs);
  const earlier = await readEarlierClaims(
    sql,
    id,
    found.map(({ id: recordId }) => recordId),
    slugs,
  );
  const claims = createClaims(found, earlier);
  const terms = await sheet.terms(sql);
  const owners = rows.flatMap((row) => claims.ownerOf(row.slug, claims.find(row)) ?? []);
  const named = await readNamedRecords(
    sql,
    id,
    owners.map((owner) => owner.id),
  );
  const mayBeFree = (owner: SheetRecord): boolean => named.has(owner.id);

  const planned: PlannedRow[] = [];
  const giveTurn = createTurns();
  for (const row of rows) {
    await giveTurn();
    const record = claims.find(row);
    const plan = planFor(sheet, row, columns.length, claims, mayBeFree, () => planRow(sheet, row.named, record, terms));
    const slug = row.slug || record?.slug || null;
    const claim = {
      row: row.row,
      record_id: record?.id ?? null,
      slug: slug && cut(slug, SHOWN),
      takes_slug: claims.ownerOf(row.slug, record) !== undefined,
    };
    if (plan.outcome !== 'refused' && slug) claims.claim(claim);
    planned.push({
      ...plan,
      ...claim,
      record_version: record?.updatedAt ?? null,
      title: cut(row.named.title ?? record?.title ?? '', SHOWN) || null,
    });
  }
  await savePlans(sql, id, planned);
  return true;
};
