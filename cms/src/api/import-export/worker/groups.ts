import { createTurns } from '../../../background/turns';
import { attributeCells } from '../../../csv/cells/attribute-cells';
import { type Cells, type Lookups, namedCells } from '../../../csv/cells/columns';
import { recordIdIn } from '../../../csv/cells/record-id';
import type { ImportedRecord, Importer } from '../../../csv/importer';
import { otherRefused, type Plan } from '../../../csv/plan-row';
import type { Sheet, SheetRecord } from '../../../csv/sheet';
import type { StagedRow } from '../queries/import-rows';

/** The rows of a record, and its lines: of a file of our own, each row is one. */
export interface Group extends ImportedRecord {
  rows: StagedRow[];
  firstRow: number;
  id: number | undefined;
  slug: string;
}

const ownRecord = (rows: Cells[]): ImportedRecord => ({
  lines: rows.map((cells, row) => ({ row, cells })),
  whenNew: { cells: {}, each: {}, notes: [] },
  notes: [],
  faults: [],
  attributes: [],
  categories: new Map(),
  tags: new Map(),
});

/** Far more than the variants and images that a record can have. */
const MOST_ROWS = 1_000;

const tooManyRows = (row: Cells): ImportedRecord => ({
  ...ownRecord([row]),
  faults: [
    {
      row: 0,
      message: `More than ${MOST_ROWS.toLocaleString('en-US')} rows seem to be one record. Fill in the column that names it`,
    },
  ],
});

export const toGroups = async (
  staged: StagedRow[],
  columns: (string | null)[],
  importer: Importer | undefined,
): Promise<Group[]> => {
  const byFirst = new Map<number, StagedRow[]>(staged.map(({ first_row }) => [first_row, []]));
  for (const row of staged) byFirst.get(row.first_row)?.push(row);
  const giveTurn = createTurns();
  const groups: Group[] = [];
  for (const [firstRow, rows] of byFirst) {
    await giveTurn();
    const named = rows.slice(0, MOST_ROWS).map(({ cells }) => namedCells(columns, cells));
    const record =
      rows.length > MOST_ROWS ? tooManyRows(named[0] ?? {}) : importer ? importer.toRecord(named) : ownRecord(named);
    const { id, slug = '' } = record.lines[0]?.cells ?? {};
    groups.push({ ...record, rows, firstRow, id: recordIdIn(id), slug: slug.trim() });
  }
  return groups;
};

/** The same group, if one of its lines has the code of a record: then about that record, whatever its slug is. */
export const namedByCode = (group: Group, { codes }: Lookups): Group => {
  const id = group.lines.map(({ cells }) => codes?.get(cells.sku?.trim() ?? '')).find((found) => found !== undefined);
  if (id === undefined) return group;
  const lines = group.lines.map(({ row, cells: { slug: _, ...cells } }) => ({ row, cells }));
  return { ...group, id, slug: '', lines };
};

export const linesFor = (
  { lines, whenNew, attributes }: Group,
  record: SheetRecord | undefined,
  { properties }: Lookups,
): Cells[] =>
  lines.map(({ cells }, index) => {
    if (index > 0) return record ? cells : { ...whenNew.each, ...cells };
    const own = record ? cells : { ...whenNew.each, ...cells, ...whenNew.cells };
    const category = own.category ?? record?.cells.category ?? '';
    return { ...own, ...attributeCells(attributes, properties?.get(category) ?? [], record?.cells.properties) };
  });

export const notesFor = ({ notes, whenNew }: Group, row: number, record: SheetRecord | undefined): string[] => [
  ...notes.flatMap((note) => (note.row === row ? [note.message] : [])),
  ...(record || row > 0 ? [] : whenNew.notes),
];

/** What is said of each row instead of each line. */
export const toRows = ({ noun }: Sheet, { rows, lines }: Group, plan: Plan): Plan => ({
  ...plan,
  lines: rows.map((_, row) => {
    const own = plan.lines.filter((_line, index) => lines[index]?.row === row);
    const isSilent = plan.outcome === 'refused' && own.length === 0;
    return {
      changes: own.flatMap(({ changes }) => changes),
      reasons: isSilent ? [{ column: null, message: otherRefused(noun) }] : own.flatMap(({ reasons }) => reasons),
    };
  }),
});
