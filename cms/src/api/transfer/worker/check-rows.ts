import { MAX_ID } from '@stoa/contract';
import type { Cells } from '../../../csv/columns';
import { cut } from '../../../csv/cut';
import { type Plan, planRow, refusal } from '../../../csv/plan-row';
import type { Known, Sheet } from '../../../csv/sheet';
import { createBreath } from '../../../database/breath';
import type { Sql } from '../../../database/sql';
import { type PlannedRow, readEarlierClaims, type StagedRow, savePlans, takeStagedRows } from '../queries/import-rows';
import type { ImportRecord } from '../queries/imports';

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

/** Who owns what in the shop and in the file: a record or a slug that an earlier row has is not for a later one. */
const createClaims = (found: Known[], earlier: { row: number; record_id: number | null; slug: string | null }[]) => {
  const byId = new Map(found.map((known) => [known.id, known]));
  const bySlug = new Map(found.map((known) => [known.slug, known]));
  const records = new Map(earlier.map(({ record_id, row }) => [record_id, row]));
  const slugs = new Map(earlier.map(({ slug, row }) => [slug, row]));
  return {
    find: ({ id, slug }: NamedRow) => (id === undefined ? bySlug.get(slug) : byId.get(id)),
    ownerOf: (slug: string) => bySlug.get(slug),
    rowOf: (recordId: number | null, slug: string) =>
      (recordId === null ? undefined : records.get(recordId)) ?? (slug === '' ? undefined : slugs.get(slug)),
    claim: (row: number, recordId: number | null, slug: string) => {
      if (recordId !== null) records.set(recordId, row);
      slugs.set(slug, row);
    },
  };
};

type Claims = ReturnType<typeof createClaims>;

const planFor = (sheet: Sheet, row: NamedRow, columns: number, claims: Claims, plan: () => Plan): Plan => {
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
  const owner = row.slug === '' ? undefined : claims.ownerOf(row.slug);
  if (owner && owner.id !== known?.id) return refusal('slug', `Another ${sheet.noun} already uses this slug`);
  return plan();
};

/** Compares the next rows with the shop. False when there are none left. */
export const checkRows = async (sql: Sql, sheet: Sheet, { id, columns }: ImportRecord): Promise<boolean> => {
  const staged = await takeStagedRows(sql, id, BATCH);
  if (staged.length === 0) return false;
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

  const planned: PlannedRow[] = [];
  const breath = createBreath();
  for (const row of rows) {
    await breath();
    const known = claims.find(row);
    const plan = planFor(sheet, row, columns.length, claims, () => planRow(sheet, row.named, known, terms));
    const slug = row.slug || known?.slug || null;
    if (plan.outcome !== 'refused' && slug) claims.claim(row.row, known?.id ?? null, slug);
    planned.push({
      ...plan,
      row: row.row,
      record_id: known?.id ?? null,
      record_version: known?.updatedAt ?? null,
      slug: slug && cut(slug, SHOWN),
      title: cut(row.named.title ?? known?.title ?? '', SHOWN) || null,
    });
  }
  await savePlans(sql, id, planned);
  return true;
};
