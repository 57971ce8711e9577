import { type SubjectKind, TRASH_KINDS, type TrashKind } from '@stoa/contract';

/** Rows of another table that are deleted and restored with a record. */
export interface Belonging {
  table: string;
  column: string;
  /** The other end, if this is a link. */
  other?: { column: string; kind: TrashKind };
}

/** A type of its own that editors see, whose rows belong to a record. */
export interface Part {
  uid: string;
  table: string;
  /** The column with the record's id. */
  owner: string;
  /** As of the record. */
  images?: string[];
}

export interface RecordKind {
  /** Of its content type, if Strapi knows it. What is changed in SQL alone calls `activity.watch` itself. */
  uid?: string;
  table: string;
  /** The column people know a record by. */
  title: string;
  /** The fields people can change, under the contract's names and in form order, as SQL over `subject`. */
  fields: Record<string, string>;
  /** The columns that may hold an image's address, alone or within a text. */
  images?: string[];
  /** Links, and rows that can't exist without the record. */
  belongings?: Belonging[];
  /** Belongings that editors change on their own, which counts as a change of the record. */
  parts?: Part[];
  /** The kind of category the record requires. */
  category?: TrashKind;
}

export const isTrashKind = (kind: SubjectKind | undefined): kind is TrashKind =>
  TRASH_KINDS.some((trashKind) => trashKind === kind);

export const reference = (table: string, column: string): string =>
  `(SELECT json_build_object('id', id, 'name', name) FROM ${table} WHERE id = subject.${column})`;

export const references = (link: string, owner: string, table: string, column: string): string =>
  `COALESCE((SELECT json_agg(json_build_object('id', other.id, 'name', other.name) ORDER BY link.${column}_ord, other.id)
     FROM ${link} link JOIN ${table} other ON other.id = link.${column}_id WHERE link.${owner} = subject.id), '[]')`;
