import type { SubjectKind } from '@stoa/contract';
import { createContext, useContext } from 'react';

/** What a field is called, and how the activity words it if that differs. */
export interface FieldWords {
  label: string;
  /** `name` is the API's name for the field. `format` gets the API's value, which is never null. */
  activity?: { name?: string; label?: string; format?: (value: never) => string };
}

/** A kind of record, described for code that handles any kind. */
export interface RecordKind {
  one: string;
  /** What a change of it is called, if that isn't its name. */
  asChanged?: string;
  many: string;
  /** Its fields, loaded only by those who see them. */
  fields: () => Promise<Record<string, FieldWords>>;
  /** Its edit page in the panel, if it has one. */
  edit?: (id: number) => string;
  /** Its page in the shop. */
  view?: (slug: string) => string;
}

export type RecordKinds = Record<SubjectKind, RecordKind>;

export const RecordKindsContext = createContext<RecordKinds | null>(null);

export function useRecordKinds(): RecordKinds {
  const kinds = useContext(RecordKindsContext);
  if (!kinds) throw new Error('The kinds of records are not provided.');
  return kinds;
}
