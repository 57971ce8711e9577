import type { check, FieldError, ImportRow, JobChange, SubjectKind } from '@stoa/contract';
import type { BulkRecord, BulkTable } from '../database/bulk-write';
import type { Query, Sql } from '../database/sql';
import type { Cells, Column, Lookups } from './cells/columns';
import type { Importer } from './importer';

type Schema = Parameters<typeof check>[0];

export interface SheetRecord {
  id: number;
  slug: string;
  title: string;
  updatedAt: Date;
  cells: Cells;
  /** Those of its parts. */
  lines: Cells[];
}

/** A row after the contract's schema: a whole record, or the fields that change. */
export type Input = Record<string, unknown>;

export type Change = ImportRow['changes'][number];
export type Reason = ImportRow['reasons'][number];

export interface PartsPlan {
  /** Empty if nothing changes. */
  input: Input;
  /** By line. */
  changes: Change[][];
  faults: (Reason & { line: number })[];
  /** The line of each part of the input, if it has one. */
  lineOf: (number | undefined)[];
}

/** A change of a record as the lines of an import, or why it isn’t made. */
export type CellChange = { lines: Cells[]; note: string | null } | { skipped: string };

/** What a record may have several of, such as variants: each has a line, the first shares that of its record. */
export interface Parts {
  columns: readonly Column[];
  /** In a file with one of these columns, a record may have several lines. */
  identifiedBy: readonly string[];
  toLines(row: object): Cells[];
  plan(lines: Cells[], record: SheetRecord | undefined, lookups: Lookups): PartsPlan;
  /** Where an error of the contract belongs; undefined if it isn’t about parts. */
  placeOf(path: string[]): { part: number | undefined; column: string | null } | undefined;
}

/** Adds fields validated against each other. Those that a change doesn’t include are read from the database. */
export const withStored = (checkedTogether: readonly string[], input: Input, { cells }: SheetRecord): Input =>
  checkedTogether.some((field) => field in input)
    ? { ...Object.fromEntries(checkedTogether.map((field) => [field, cells[field]])), ...input }
    : input;

/** One kind of record as a table: its columns, and how to read and write many rows at once. */
export interface Sheet extends BulkTable {
  kind: SubjectKind;
  noun: string;
  /** In export order; the first is the id. */
  columns: readonly Column[];
  /** Lines of records, without their category, that show how a file is filled in. */
  samples: readonly Cells[];
  query: Schema;
  /** All rows of a list, in its order. */
  all(query: unknown): Query;
  toCells(row: object): Cells;
  find(sql: Sql, ids: number[], slugs: string[]): Promise<SheetRecord[]>;
  parts?: Parts;
  /** Keeps the parts of locked records as they are until the transaction ends. */
  lockParts?(sql: Sql, ids: number[]): Promise<void>;
  /** A change of prices or stock, which follows from what a record has. */
  changeOffer?(change: JobChange, record: SheetRecord): CellChange;
  /** Exports of other shop programs that this sheet reads. */
  importers?: readonly Importer[];
  /** Returns the id of the new category or tag. */
  createTerm?(kind: 'categories' | 'tags', term: { name: string; slug: string }): Promise<number>;
  lookups(sql: Sql, lines?: Cells[]): Promise<Lookups>;
  /** Checks against the contract, like a single save; for an existing record, only what changes. */
  check(input: Input, record: SheetRecord | undefined): { value: Input } | { errors: FieldError[] };
  /** Applies the rules of src/documents, which may throw. Without an id, the record is new. */
  toRecord(sql: Sql, input: Input, of: { id: number | undefined; authorId: number }): Promise<BulkRecord>;
  /** The columns that name images by address, with those of their alt texts. */
  images: {
    columns: readonly { name: string; alt?: string }[];
    /** Lets records show an image from another address. They must be locked. */
    replace(sql: Sql, ids: number[], from: string, to: string): Promise<void>;
  };
  /** Writes what is kept outside the records' own table. */
  writeParts?(sql: Sql, written: { id: number; input: Input }[]): Promise<void>;
}
