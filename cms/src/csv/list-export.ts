import type { check } from '@stoa/contract';
import type { Selection } from '../database/sql';
import { columnsOf, createLines } from './record-lines';
import type { Sheet } from './sheet';

/** A list as a CSV file. */
export interface ListExport {
  /** `today`: the shop's day. */
  query(today: string): Parameters<typeof check>[0];
  columns: readonly string[];
  /** All rows of a list, in its order. */
  all(query: unknown): Selection;
  /** One line or more. */
  toText(row: object): string;
}

export const exportOfSheet = (sheet: Sheet): ListExport => ({
  query: () => sheet.query,
  columns: columnsOf(sheet).map(({ name }) => name),
  all: (query) => sheet.all(query),
  toText: createLines(sheet),
});
