import type { ImportSource } from '@stoa/contract';
import type { Attribute } from './cells/attribute-cells';
import type { Cells } from './cells/columns';

interface Remark {
  row: number;
  message: string;
}

/** A record of another program, as lines of an import here. `row` counts the rows of the record. */
export interface ImportedRecord {
  lines: { row: number; cells: Cells }[];
  /** What a new record gets where the file says nothing. */
  whenNew: { cells: Cells /** On each of its lines. */; each: Cells; notes: string[] };
  attributes: Attribute[];
  /** What can’t be taken, although the record can. */
  notes: Remark[];
  /** Why the record can’t be imported. */
  faults: Remark[];
  /** Names of categories and tags by their slugs. */
  categories: Map<string, string>;
  tags: Map<string, string>;
}

/** Which rows are one record: those that belong to the row that has this key. */
export interface RowKeys {
  has: string[];
  belongsTo: string | undefined;
}

/** The export of another shop program. Its columns are named in lowercase. */
export interface Importer {
  source: ImportSource;
  /** Its slugs are made from names, so what has a known SKU is the item of that SKU. */
  hasNoSlugs?: true;
  isHeader(names: string[]): boolean;
  keysOf(cells: Cells, before: RowKeys | undefined): RowKeys;
  toRecord(rows: Cells[]): ImportedRecord;
}

/** Whether a file has one of these columns: one that it lacks says nothing, not even that something is empty. */
export const createHasColumn =
  (names: string[]) =>
  (...wanted: string[]): boolean =>
    wanted.some((name) => names.includes(name));

export const importedNames = (header: string[]): string[] => header.map((name) => name.trim().toLowerCase());
