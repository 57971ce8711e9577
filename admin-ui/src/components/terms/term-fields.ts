import { type FieldTable, inputsOf } from '../form/field-table';
import type { TermKind } from './api';

export type TermValues = { name: string; slug: string; description: string };

export const termFields: FieldTable<TermValues> = {
  name: { label: 'Name' },
  slug: { label: 'Slug' },
  description: { label: 'Description' },
};

export const termInput = inputsOf(termFields);

/** Of those that are added with it. */
export const hasDescription = (kind: TermKind): boolean => kind === 'blogCategory';

type SavedTerm = Omit<TermValues, 'description'> & { description: string | null };

export const toTermValues = (term: SavedTerm | null): TermValues => ({
  name: term?.name ?? '',
  slug: term?.slug ?? '',
  description: term?.description ?? '',
});
