import type { FieldError, ImportOutcome } from '@stoa/contract';
import { type Cells, type Column, differs, fieldValue, type Lookups } from './cells/columns';
import { cut } from './cut';
import type { Change, Input, Reason, Sheet, SheetRecord } from './sheet';

export interface Plan {
  outcome: ImportOutcome;
  input: Input | null;
  /** What is said of each line. */
  lines: { changes: Change[]; reasons: Reason[] }[];
}

const SHOWN = 300;
const shortened = (text: string): string => (text.length > SHOWN ? `${cut(text, SHOWN)}…` : text);

const linesOf = (count: number) => Array.from({ length: count }, (_, line) => line);

/** A record is imported with all of its lines, or not at all. */
export const refusal = ({ noun }: Sheet, lines: number, reasons: (Reason & { line: number })[]): Plan => ({
  outcome: 'refused',
  input: null,
  lines: linesOf(lines).map((line) => {
    const own = reasons.flatMap(({ line: at, ...reason }) => (at === line ? [reason] : []));
    return { changes: [], reasons: own.length > 0 ? own : [{ column: null, message: otherRefused(noun) }] };
  }),
});

export const otherRefused = (noun: string): string => `Another row of this ${noun} was rejected`;

const readCells = (columns: Column[], cells: Cells, lookups: Lookups, record: SheetRecord | undefined) => {
  const input: Input = {};
  const faults: Reason[] = [];
  const category = (cells.category ?? record?.cells.category ?? '').trim();
  for (const column of columns) {
    const result = fieldValue(column, cells[column.name] ?? '', lookups, { creates: !record, category });
    if ('fault' in result) faults.push({ column: column.name, message: result.fault });
    else if (column.field && result.value !== undefined) input[column.field] = result.value;
  }
  return { input, faults };
};

const NO_PARTS = { input: {}, changes: [], faults: [], lineOf: [] };

/** Compares the lines of a record with the one they name, if any. Cells that match the record change nothing. */
export const planRow = (sheet: Sheet, lines: Cells[], record: SheetRecord | undefined, lookups: Lookups): Plan => {
  const cells = lines[0] ?? {};
  const settable = sheet.columns.filter(({ field, name }) => field && name in cells);
  const touched = record
    ? settable.filter((column) => differs(column, cells[column.name] ?? '', record.cells[column.name] ?? ''))
    : settable;
  const parts = sheet.parts?.plan(lines, record, lookups) ?? NO_PARTS;
  const isSame = touched.length === 0 && parts.faults.length === 0 && Object.keys(parts.input).length === 0;
  if (record && isSame)
    return { outcome: 'unchanged', input: null, lines: lines.map(() => ({ changes: [], reasons: [] })) };

  // Values that stay the same have to fit a new category, too.
  const isMoved = touched.some(({ kind }) => kind === 'category');
  const read = settable.filter(
    (column) => touched.includes(column) || (isMoved && column.kind === 'properties' && cells[column.name]),
  );
  const { input: own, faults } = readCells(read, cells, lookups, record);
  const input = { ...own, ...parts.input };
  const checked = sheet.check(input, record);
  const found = [...faults.map((fault) => ({ ...fault, line: 0 })), ...parts.faults];
  const isKnown = (line: number, column: string | null) =>
    found.some((fault) => fault.line === line && fault.column === column);
  const errors = 'errors' in checked ? checked.errors : [];
  const reasons = [
    ...found,
    ...errors
      .map(({ path, message }) => ({ ...placeOf(sheet, path, parts.lineOf), message }))
      .filter(({ line, column }) => !isKnown(line, column)),
  ];
  if (reasons.length > 0 || 'errors' in checked) return refusal(sheet, lines.length, reasons);

  const ofRecord = touched.map(({ name }) => ({
    column: name,
    before: record?.cells[name] ?? '',
    after: cells[name] ?? '',
  }));
  // What was only read to check it isn't written again.
  const written = Object.entries(checked.value).filter(([field]) => !record || field in input);
  return {
    outcome: record ? 'changed' : 'created',
    input: Object.fromEntries(written),
    lines: lines.map((_, line) => ({
      changes: record
        ? [...(line === 0 ? ofRecord : []), ...(parts.changes[line] ?? [])].map(({ column, before, after }) => ({
            column,
            before: shortened(before),
            after: shortened(after),
          }))
        : [],
      reasons: [],
    })),
  };
};

/** Where the file has what an error is about. */
const placeOf = (sheet: Sheet, path: FieldError['path'], lineOf: (number | undefined)[]) => {
  const place = sheet.parts?.placeOf(path);
  if (place) return { line: (place.part !== undefined && lineOf[place.part]) || 0, column: place.column };
  return { line: 0, column: columnOf(sheet, path) };
};

/** The column of an error; a field without one is named itself. */
export const columnOf = ({ columns, parts }: Sheet, path: FieldError['path']): string | null => {
  const place = parts?.placeOf(path);
  if (place) return place.column;
  return columns.find(({ field }) => field === path[0])?.name ?? path[0] ?? null;
};
