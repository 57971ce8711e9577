import { namedCells } from '../../../csv/cells/columns';
import type { Importer, RowKeys } from '../../../csv/importer';
import { createContinues } from '../../../csv/record-lines';
import type { Sheet } from '../../../csv/sheet';
import type { CsvRow } from '../../../csv/text/parser';

/** Which rows of a file are one record. */
export interface Grouping {
  firstRowOf(row: CsvRow): number;
  /** Rows whose record came after them. */
  moved(): { row: number; first_row: number }[];
}

export const ownGrouping = (sheet: Sheet, names: (string | null)[]): Grouping => {
  const continues = createContinues(sheet, names);
  const [idAt, slugAt] = [names.indexOf('id'), names.indexOf('slug')];
  const firstRows = new Map<string, number>();
  let first: CsvRow | undefined;
  return {
    firstRowOf(row) {
      if (first && continues(row.cells, first.cells)) return first.row;
      const keys = [`id:${row.cells[idAt]?.trim() ?? ''}`, `slug:${row.cells[slugAt]?.trim() ?? ''}`];
      const known = keys.map((key) => firstRows.get(key)).find((found) => found !== undefined);
      // A sorted file has the further lines of its records at the end.
      if (known !== undefined && continues(row.cells, onlyNamed(row.cells, idAt, slugAt))) return known;
      first = row;
      for (const key of keys) if (!key.endsWith(':')) firstRows.set(key, row.row);
      return row.row;
    },
    moved: () => [],
  };
};

const onlyNamed = (cells: string[], ...places: number[]): string[] =>
  cells.map((cell, index) => (places.includes(index) ? cell : ''));

export const importerGrouping = (importer: Importer, names: string[]): Grouping => {
  const firstRows = new Map<string, number>();
  const early: { row: number; key: string }[] = [];
  let before: RowKeys | undefined;
  return {
    firstRowOf({ row, cells }) {
      const { has, belongsTo } = importer.keysOf(namedCells(names, cells), before);
      before = { has, belongsTo };
      const first = belongsTo === undefined ? undefined : firstRows.get(belongsTo);
      if (first !== undefined) return first;
      for (const key of has) if (!firstRows.has(key)) firstRows.set(key, row);
      if (belongsTo !== undefined && !has.includes(belongsTo)) early.push({ row, key: belongsTo });
      return row;
    },
    moved: () =>
      early.flatMap(({ row, key }) => {
        const first_row = firstRows.get(key);
        return first_row === undefined ? [] : [{ row, first_row }];
      }),
  };
};
