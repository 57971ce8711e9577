import type { ImportOutcome, ImportRow } from '@stoa/contract';
import { type Cells, type Column, differs, fieldValue, type Terms } from './columns';
import { cut } from './cut';
import type { Input, Sheet, SheetRecord } from './sheet';

export interface Plan {
  outcome: ImportOutcome;
  input: Input | null;
  changes: ImportRow['changes'];
  reasons: ImportRow['reasons'];
}

const SHOWN = 300;
const shortened = (text: string): string => (text.length > SHOWN ? `${cut(text, SHOWN)}…` : text);

export const refusal = (column: string | null, message: string): Plan => ({
  outcome: 'refused',
  input: null,
  changes: [],
  reasons: [{ column, message }],
});

const UNCHANGED: Plan = { outcome: 'unchanged', input: null, changes: [], reasons: [] };

type Reasons = Plan['reasons'];

const readCells = (columns: Column[], cells: Cells, terms: Terms, creates: boolean) => {
  const input: Input = {};
  const faults: Reasons = [];
  for (const column of columns) {
    const result = fieldValue(column, cells[column.name] ?? '', terms, creates);
    if ('fault' in result) faults.push({ column: column.name, message: result.fault });
    else if (column.field && result.value !== undefined) input[column.field] = result.value;
  }
  return { input, faults };
};

/** Compares a row with the record it names, if any. Cells that match the record change nothing. */
export const planRow = (sheet: Sheet, cells: Cells, record: SheetRecord | undefined, terms: Terms): Plan => {
  const settable = sheet.columns.filter(({ field, name }) => field && name in cells);
  const touched = record
    ? settable.filter((column) => differs(column, cells[column.name] ?? '', record.cells[column.name] ?? ''))
    : settable;
  if (record && touched.length === 0) return UNCHANGED;

  const { input, faults } = readCells(touched, cells, terms, !record);
  const checked = sheet.check(input, record);
  const named = new Set(faults.map(({ column }) => column));
  const errors = 'errors' in checked ? checked.errors : [];
  const reasons = [
    ...faults,
    ...errors
      .map(({ path: [field], message }) => ({ column: columnOf(sheet, field), message }))
      .filter(({ column }) => !named.has(column)),
  ];
  if (reasons.length > 0 || 'errors' in checked) return { outcome: 'refused', input: null, changes: [], reasons };

  if (!record) return { outcome: 'created', input: checked.value, changes: [], reasons: [] };
  // What was only read to check it isn't written again.
  const changed = Object.entries(checked.value).filter(([field]) => field in input);
  const changes = touched.map(({ name }) => ({
    column: name,
    before: shortened(record.cells[name] ?? ''),
    after: shortened(cells[name] ?? ''),
  }));
  return { outcome: 'changed', input: Object.fromEntries(changed), changes, reasons: [] };
};

const columnOf = ({ columns }: Sheet, field: string | undefined): string | null =>
  columns.find((column) => column.field === field)?.name ?? field ?? null;
