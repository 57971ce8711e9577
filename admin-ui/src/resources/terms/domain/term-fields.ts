import { type FieldTable, inputsOf } from '../../../components/form/field-table';

export type TermValues = { name: string; slug: string; description: string };

export const termFields: FieldTable<TermValues> = {
  name: { label: 'Name' },
  slug: { label: 'Slug' },
  description: { label: 'Description' },
};

export const termInput = inputsOf(termFields);

export const toTermValues = (term: TermValues | null): TermValues => ({
  name: term?.name ?? '',
  slug: term?.slug ?? '',
  description: term?.description ?? '',
});
