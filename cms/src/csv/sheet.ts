import type { FieldError } from '@stoa/contract';
import type { BulkRecord, BulkTable } from '../database/bulk-write';
import type { Query, Sql } from '../database/sql';
import type { Cells, Column, Terms } from './columns';

/** A record as it is now. */
export interface Known {
  id: number;
  slug: string;
  title: string;
  updatedAt: Date;
  cells: Cells;
}

/** What the contract's schema made of a row: a whole record, or the fields that change. */
export type Input = Record<string, unknown>;

/** One kind of record as a table: what its columns are, and how it is read and written many at a time. */
export interface Sheet extends BulkTable {
  noun: 'item' | 'post';
  /** The export's order of columns; the first is the id. */
  columns: readonly Column[];
  /** All rows of a list, in its order. The query is what the list's schema made of it. */
  all(query: unknown): Query;
  toCells(row: unknown): Cells;
  find(sql: Sql, ids: number[], slugs: string[]): Promise<Known[]>;
  terms(sql: Sql): Promise<Terms>;
  /** By the contract, as a single save. */
  check(input: Input, creates: boolean): { value: Input } | { errors: FieldError[] };
  /** By the rules of src/documents, which may throw; without an id, a new record. */
  toRecord(sql: Sql, input: Input, of: { id: number | undefined; authorId: number }): Promise<BulkRecord>;
}
