import { type Cells, namedCells } from '../../../csv/columns';
import type { Foreign, ForeignRecord } from '../../../csv/foreign';
import { otherRefused, type Plan } from '../../../csv/plan-row';
import { recordIdIn } from '../../../csv/record-id';
import type { Sheet, SheetRecord } from '../../../csv/sheet';
import type { StagedRow } from '../queries/import-rows';

/** The rows of a record, and its lines: of a file of our own, each row is one. */
export interface Group extends ForeignRecord {
  rows: StagedRow[];
  firstRow: number;
  id: number | undefined;
  slug: string;
}

const ownRecord = (rows: Cells[]): ForeignRecord => ({
  lines: rows.map((cells, row) => ({ row, cells })),
  whenNew: { cells: {}, notes: [] },
  notes: [],
  faults: [],
  categories: new Map(),
  tags: new Map(),
});

export const toGroups = (staged: StagedRow[], columns: (string | null)[], foreign: Foreign | undefined): Group[] => {
  const byFirst = new Map<number, StagedRow[]>(staged.map(({ first_row }) => [first_row, []]));
  for (const row of staged) byFirst.get(row.first_row)?.push(row);
  return [...byFirst].map(([firstRow, rows]) => {
    const named = rows.map(({ cells }) => namedCells(columns, cells));
    const record = foreign ? foreign.toRecord(named) : ownRecord(named);
    const { id, slug = '' } = record.lines[0]?.cells ?? {};
    return { ...record, rows, firstRow, id: recordIdIn(id), slug: slug.trim() };
  });
};

export const linesFor = ({ lines, whenNew }: Group, record: SheetRecord | undefined): Cells[] =>
  lines.map(({ cells }, index) => (record || index > 0 ? cells : { ...cells, ...whenNew.cells }));

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
