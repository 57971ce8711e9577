import type { Core } from '@strapi/strapi';
import { createTurns } from '../../../background/turns';
import { addressesIn, namedImagesIn, withLibraryAddresses } from '../../../csv/cells/image-cells';
import { cut } from '../../../csv/cut';
import { type Plan, planRow, refusal } from '../../../csv/plan-row';
import type { Sheet, SheetRecord } from '../../../csv/sheet';
import type { Sql } from '../../../database/sql';
import { services } from '../../../services';
import { insertImages } from '../queries/import-images';
import { type PlannedRow, readEarlierClaims, type StagedRow, savePlans, takeStagedRows } from '../queries/import-rows';
import type { ImportRecord } from '../queries/imports';
import { readNamedRecords } from '../queries/taken-slugs';
import { type Claims, createClaims } from './claims';
import { createFoundImages } from './found-images';
import { type Group, linesFor, namedByCode, notesFor, toGroups, toRows } from './groups';
import { refuseLostSlugs, slugTaken } from './lost-slugs';
import { withNewTerms } from './new-terms';

const BATCH = 250;
/** The most characters shown of a title or slug. */
const SHOWN = 300;

const wrongLength = (columns: number, { cells }: StagedRow): string | undefined => {
  if (cells.slice(columns).some((cell) => cell !== ''))
    return `The row has ${cells.length} cells, but the header has ${columns}`;
  if (cells.length < columns) return `The row has only ${cells.length} cells, but the header has ${columns}`;
  return undefined;
};

const planFor = (
  sheet: Sheet,
  { rows, id, slug, faults }: Group,
  columns: number,
  record: SheetRecord | undefined,
  claims: Claims,
  mayBeFree: (owner: SheetRecord) => boolean,
  plan: () => Plan,
): Plan => {
  const refuse = (column: string | null, message: string) =>
    refusal(sheet, rows.length, [{ line: 0, column, message }]);
  const lengths = rows.flatMap((row, line) => {
    const message = wrongLength(columns, row);
    return message ? [{ line, column: null, message }] : [];
  });
  if (lengths.length > 0) return refusal(sheet, rows.length, lengths);
  if (faults.length > 0)
    return refusal(
      sheet,
      rows.length,
      faults.map(({ row, message }) => ({ line: row, column: null, message })),
    );
  if (Number.isNaN(id)) return refuse('id', 'id must be a whole number');
  if (id !== undefined && !record)
    return refuse('id', `There is no ${sheet.noun} with the id ${id}. Leave the cell empty to create one`);
  const earlier = claims.rowOf(record?.id ?? null, slug);
  if (earlier !== undefined) return refuse(null, `Row ${earlier} is for the same ${sheet.noun}`);
  const owner = claims.ownerOf(slug, record);
  if (owner && !mayBeFree(owner)) return refuse('slug', slugTaken(sheet));
  return plan();
};

/** Compares the next rows with the shop. Returns false when none are left. */
export const checkRows = async (
  strapi: Core.Strapi,
  sql: Sql,
  sheet: Sheet,
  importRecord: ImportRecord,
): Promise<boolean> => {
  const { id, columns, source } = importRecord;
  const staged = await takeStagedRows(sql, id, BATCH);
  if (staged.length === 0) {
    await refuseLostSlugs(sql, id, sheet);
    return false;
  }
  const importer = sheet.importers?.find((one) => one.source === source);
  const read = await toGroups(staged, columns, importer);
  const lookups = await sheet.lookups(
    sql,
    read.flatMap(({ lines }) => lines.map(({ cells }) => cells)),
  );
  const groups = importer?.hasNoSlugs ? read.map((group) => namedByCode(group, lookups)) : read;
  const ids = groups.flatMap(({ id: named }) => (named ? [named] : []));
  const slugs = groups.map(({ slug }) => slug).filter((slug) => slug !== '');
  const found = await sheet.find(sql, ids, slugs);
  const earlier = await readEarlierClaims(
    sql,
    id,
    found.map(({ id: recordId }) => recordId),
    slugs,
  );
  const claims = createClaims(found, earlier);
  const lookupsWithNew = await withNewTerms(sql, importRecord, lookups, groups, (group) => !claims.find(group));
  const owners = groups.flatMap((group) => claims.ownerOf(group.slug, claims.find(group)) ?? []);
  const named = await readNamedRecords(
    sql,
    id,
    owners.map((owner) => owner.id),
  );
  const mayBeFree = (owner: SheetRecord): boolean => named.has(owner.id);

  const linesOf = new Map(groups.map((group) => [group, linesFor(group, claims.find(group), lookups)]));
  const addresses = addressesIn(sheet, [...linesOf.values()].flat());
  const knownImages = await services(strapi).media.fetched.known(sql, addresses);

  const planned: PlannedRow[] = [];
  const images = createFoundImages();
  const giveTurn = createTurns();
  for (const group of groups) {
    await giveTurn();
    const record = claims.find(group);
    const lines = withLibraryAddresses(sheet, linesOf.get(group) ?? [], record, knownImages);
    const plan = planFor(sheet, group, columns.length, record, claims, mayBeFree, () => {
      const ofLines = planRow(sheet, lines, record, lookupsWithNew);
      if (ofLines.outcome !== 'refused') images.add(group, namedImagesIn(sheet, lines, ofLines));
      return toRows(sheet, group, ofLines);
    });
    const slug = group.slug || record?.slug || null;
    const claim = {
      row: group.firstRow,
      record_id: record?.id ?? null,
      slug: slug && cut(slug, SHOWN),
      takes_slug: claims.ownerOf(group.slug, record) !== undefined,
    };
    if (plan.outcome !== 'refused' && slug) claims.claim(claim);
    const title = cut(group.lines[0]?.cells.title ?? record?.title ?? '', SHOWN) || null;
    for (const [line, { row }] of group.rows.entries())
      planned.push({
        ...claim,
        row,
        outcome: plan.outcome,
        input: line === 0 ? plan.input : null,
        changes: plan.lines[line]?.changes ?? [],
        reasons: plan.lines[line]?.reasons ?? [],
        notes: plan.outcome === 'refused' ? [] : notesFor(group, line, record),
        takes_slug: claim.takes_slug && line === 0,
        record_version: record?.updatedAt ?? null,
        title,
      });
  }
  await savePlans(sql, id, planned);
  await insertImages(sql, id, images.all());
  return true;
};
