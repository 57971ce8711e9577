import type { check, TrashKind } from '@stoa/contract';
import type { UID } from '@strapi/strapi';

type Schema = Parameters<typeof check>[0];

/** A term as returned by the database, with the number of records the reader can see. */
export interface TermRow {
  id: number;
  name: string;
  slug: string;
  description: string | null;
  /** PostgreSQL counts in bigint, which arrives as text. */
  records: string;
}

/** One kind of category or tag: everything that sets it apart from the others. */
export interface TermKind<Shown = unknown> {
  uid: UID.CollectionType;
  table: string;
  noun: 'category' | 'tag';
  /** The contract's schemas for a new term and for a change. */
  create: Schema;
  update: Schema;
  hasDescription: boolean;
  records: {
    kind: TrashKind;
    table: string;
    /** SQL for what every visitor can see. */
    visible: string;
    /** The table of links, if a record can have several terms; a category is a column of the record. */
    link?: { table: string; record: string; term: string };
  };
  show: (row: TermRow) => Shown;
  help: string;
}
