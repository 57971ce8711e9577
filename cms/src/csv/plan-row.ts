import type { ImportOutcome, ImportRow } from '@stoa/contract';
import { type Cells, type Column, differs, fieldValue, type Terms } from './columns';
import { cut } from './cut';
import type { Input, Known, Sheet } from './sheet';

/** What a row would do, and why not. */
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

/** Compares a row with the record that it names, if there is one. A cell that shows what the record holds changes nothing. */
export const planRow = (sheet: Sheet, cells: Cells, known: Known | undefined, terms: Terms): Plan => {
  const settable = sheet.columns.filter(({ field, name }) => field && name in cells);
  const touched = known
    ? settable.filter((column) => differs(column, cells[column.name] ?? '', known.cells[column.name] ?? ''))
    : settable;
  if (known && touched.length === 0) return UNCHANGED;

  const { input, faults } = readCells(touched, cells, terms, !known);
  const checked = sheet.check(input, !known);
  const named = new Set(faults.map(({ column }) => column));
  const errors = 'errors' in checked ? checked.errors : [];
  const reasons = [
    ...faults,
    ...errors
      .map(({ path: [field], message }) => ({ column: columnOf(sheet, field), message }))
      .filter(({ column }) => !named.has(column)),
  ];
  if (reasons.length > 0 || 'errors' in checked) return { outcome: 'refused', input: null, changes: [], reasons };

  const changes = known
    ? touched.map(({ name }) => ({
        column: name,
        before: shortened(known.cells[name] ?? ''),
        after: shortened(cells[name] ?? ''),
      }))
    : [];
  return { outcome: known ? 'changed' : 'created', input: checked.value, changes, reasons: [] };
};

const columnOf = ({ columns }: Sheet, field: string | undefined): string | null =>
  columns.find((column) => column.field === field)?.name ?? field ?? null;
