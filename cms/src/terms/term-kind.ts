import type { check, TrashKind } from '@stoa/contract';
import type { UID } from '@strapi/strapi';
import type { Sql } from '../database/sql';

type Schema = Parameters<typeof check>[0];

/** A term as returned by the database, with the number of records the reader can see. */
export interface TermRow {
  id: number;
  name: string;
  slug: string;
  /** PostgreSQL counts in bigint, which arrives as text. */
  records: string;
}

/** A field besides the name and slug: one that people can change, or SQL for what follows from others. */
export type TermField =
  | { column: string; console: { label: string; help?: string }; detail?: true }
  | { select: string; selectForAdmins?: string; activity?: string; detail: true };

/** Rows of a table of their own, written as a whole with the term. */
export interface TermPart {
  uid: UID.CollectionType;
  table: string;
  /** The column with the term's id. */
  owner: string;
  /** The field that holds them. */
  field: string;
  /** The term is locked. */
  write(sql: Sql, id: number, rows: never): Promise<void>;
}

/** One kind of category or tag: everything that sets it apart from the others. */
export interface TermKind<Shown = unknown, Row extends TermRow = TermRow, Whole = Shown> {
  kind: TrashKind;
  uid: UID.CollectionType;
  table: string;
  noun: 'category' | 'tag';
  /** The contract's schemas for a new term and for a change. */
  create: Schema;
  update: Schema;
  /** In form order. If it's shown whole somewhere, lists leave out those of the detail. */
  fields?: Record<string, TermField>;
  part?: TermPart;
  /** The fields that are Markdown, rendered when they are saved. */
  texts?: readonly string[];
  /** The columns that may hold an image's address, alone or within a text. */
  images?: string[];
  records: {
    kind: TrashKind;
    table: string;
    /** SQL for what every visitor can see. */
    visible: string;
    /** The table of links, if a record can have several terms; a category is a column of the record. */
    link?: { table: string; record: string; term: string };
  };
  show(row: Row): Shown;
  /** With its detail, if it has one, under an address of its own. */
  showDetail?(row: Row): Whole;
  help: string;
}
