import { MAX_ID } from '@stoa/contract';
import type { Cells } from '../../../csv/columns';
import { cut } from '../../../csv/cut';
import { type Plan, planRow, refusal } from '../../../csv/plan-row';
import type { Known, Sheet } from '../../../csv/sheet';
import { createBreath } from '../../../database/breath';
import type { Sql } from '../../../database/sql';
import { type PlannedRow, readEarlierClaims, type StagedRow, savePlans, takeStagedRows } from '../queries/import-rows';
import type { ImportRecord } from '../queries/imports';
import { readNamedRecords } from '../queries/taken-slugs';
import { type Claims, createClaims } from './claims';
import { refuseLostSlugs, slugTaken } from './lost-slugs';

const BATCH = 250;
/** Of a title or slug, however long it is. */
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
  const id = named.id?.trim() ?? '';
  return { ...staged, named, id: id === '' ? undefined : Number(id), slug: named.slug?.trim() ?? '' };
};

const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= MAX_ID;

const planFor = (
  sheet: Sheet,
  row: NamedRow,
  columns: number,
  claims: Claims,
  mayBeFree: (owner: Known) => boolean,
  plan: () => Plan,
): Plan => {
  if (row.cells.slice(columns).some((cell) => cell !== ''))
    return refusal(null, `The row has ${row.cells.length} cells and the header ${columns}`);
  if (row.cells.length < columns)
    return refusal(null, `The row has only ${row.cells.length} cells and the header ${columns}`);
  if (row.id !== undefined && !isId(row.id)) return refusal('id', 'id must be a whole number');
  const known = claims.find(row);
  if (row.id !== undefined && !known)
    return refusal('id', `No ${sheet.noun} has the id ${row.id}; leave the cell empty for a new ${sheet.noun}`);
  const earlier = claims.rowOf(known?.id ?? null, row.slug);
  if (earlier !== undefined) return refusal(null, `Row ${earlier} is about the same ${sheet.noun}`);
  const owner = claims.ownerOf(row.slug, known);
  if (owner && !mayBeFree(owner)) return refusal('slug', slugTaken(sheet));
  return plan();
};

/** Compares the next rows with the shop. False when there are none left. */
export const checkRows = async (sql: Sql, sheet: Sheet, { id, columns }: ImportRecord): Promise<boolean> => {
  const staged = await takeStagedRows(sql, id, BATCH);
  if (staged.length === 0) {
    await refuseLostSlugs(sql, id, sheet);
    return false;
  }
  const rows = staged.map((row) => toNamed(row, columns));
  const ids = rows.flatMap(({ id: named }) => (named !== undefined && isId(named) ? [named] : []));
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
    columns.indexOf('id'),
    owners.map((owner) => owner.id),
  );
  const mayBeFree = (owner: Known): boolean => named.has(owner.id);

  const planned: PlannedRow[] = [];
  const breath = createBreath();
  for (const row of rows) {
    await breath();
    const known = claims.find(row);
    const plan = planFor(sheet, row, columns.length, claims, mayBeFree, () => planRow(sheet, row.named, known, terms));
    const slug = row.slug || known?.slug || null;
    const claim = {
      row: row.row,
      record_id: known?.id ?? null,
      slug: slug && cut(slug, SHOWN),
      takes_slug: claims.ownerOf(row.slug, known) !== undefined,
    };
    if (plan.outcome !== 'refused' && slug) claims.claim(claim);
    planned.push({
      ...plan,
      ...claim,
      record_version: known?.updatedAt ?? null,
      title: cut(row.named.title ?? known?.title ?? '', SHOWN) || null,
    });
  }
  await savePlans(sql, id, planned);
  return true;
};
