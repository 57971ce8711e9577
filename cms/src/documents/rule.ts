import type { Sql } from '../database/sql';

/** The data to be written: attribute names, with relations in any of Strapi's shapes. */
export type Draft = Record<string, unknown>;

export interface Write {
  action: 'create' | 'update' | 'clone';
  /** The record being updated or cloned; undefined when creating. */
  documentId: string | undefined;
  /** The record's own columns as they are now; undefined when creating. */
  current: () => Promise<Draft | undefined>;
  /** Within the transaction of the write, if there is one. */
  read: <Result>(query: (sql: Sql) => Promise<Result>) => Promise<Result>;
}

/** Returns the data to write; throws a Problem that names each invalid field. */
export type Rule = (draft: Draft, write: Write) => Draft | Promise<Draft>;
