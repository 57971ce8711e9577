import type { Choice } from '@stoa/web-kit';
import { getIn, setIn } from 'formik';

export interface SheetColumn {
  /** Where a row has its value. */
  path: string;
  label: string;
  kind: 'text' | 'number' | 'moment' | 'flag' | 'choice';
  choices?: Choice[];
  /** What stands for nothing. */
  placeholder?: (row: object) => string;
  width: number;
}

/** What a link to a page with a sheet can ask for: the column to begin in. */
export type SheetState = { column: string };

export interface Place {
  row: number;
  column: number;
}

const YES = ['yes', 'true', '1', 'x', 'on'];

export const textIn = (row: object, { path, kind }: SheetColumn): string => {
  const value = getIn(row, path);
  return kind === 'flag' ? (value ? 'yes' : 'no') : value;
};

/** '$1,250.00' is 1250.00; '12,5' stays, for validation to report. */
const plainNumber = (text: string): string => text.replace(/[$\s]/g, '').replace(/,(?=\d{3}(\D|$))/g, '');

/** The row with a text in one of its cells. */
export function withText<Row extends object>(row: Row, { path, kind, choices = [] }: SheetColumn, text: string): Row {
  const typed = text.trim();
  if (kind === 'flag') return setIn(row, path, YES.includes(typed.toLowerCase()));
  if (kind === 'moment') return setIn(row, path, typed.replace(' ', 'T'));
  if (kind !== 'choice') return setIn(row, path, text);
  const chosen = choices.find(({ value, label }) => value === typed || label === typed);
  return chosen ? setIn(row, path, chosen.value) : row;
}

/** Cells as spreadsheets copy them. */
export const cellsIn = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));

/** Puts a block of cells in, from a place on. What is beyond the sheet is left out. */
export const withBlock = <Row extends object>(
  rows: Row[],
  columns: SheetColumn[],
  { row: top, column: left }: Place,
  block: string[][],
): Row[] =>
  rows.map((row, place) =>
    (block[place - top] ?? []).reduce((changed, text, at) => {
      const column = columns[left + at];
      return column ? withText(changed, column, column.kind === 'number' ? plainNumber(text) : text) : changed;
    }, row),
  );

/** Copies a cell to those below it, or to all of its column. */
export const withCopies = <Row extends object>(
  rows: Row[],
  column: SheetColumn,
  from: number,
  to: 'below' | 'all',
): Row[] => {
  const source = rows[from];
  if (!source) return rows;
  const text = textIn(source, column);
  return rows.map((row, place) => (to === 'all' || place > from ? withText(row, column, text) : row));
};
