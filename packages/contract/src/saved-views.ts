import * as yup from 'yup';
import { oneOf, optionalText, requiredText, textList } from './fields';
import { queryOneOf } from './list-query';

/** The panel's lists that remember views. */
export const VIEW_LISTS = ['items', 'posts', 'messages', 'users', 'trash'] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

/** As many views as a person may keep of one list. */
export const MAX_SAVED_VIEWS = 50;

/** What a person made of a list under a name: its filters and sorting, and which columns do not show. */
export interface SavedView {
  id: number;
  list: ViewList;
  name: string;
  /** The query string of the list's address, without its question mark. */
  query: string;
  /** The columns that are hidden. */
  columns: string[];
}

export const savedViewListQuery = yup.object({
  list: queryOneOf('list', VIEW_LISTS).required(`list must be one of ${VIEW_LISTS.join(', ')}`),
});

const savedViewFields = {
  name: requiredText('Name', 1, 60),
  query: optionalText('Query', 2000).nonNullable(),
  columns: textList('Columns'),
};

export const savedViewInput = yup.object({
  list: oneOf('List', VIEW_LISTS).required('List is required'),
  name: savedViewFields.name,
  query: savedViewFields.query.default(''),
  columns: savedViewFields.columns.default([]),
});
export type SavedViewInput = yup.InferType<typeof savedViewInput>;

/** A change: only what is sent changes. A view stays with its list. */
export const updateSavedViewInput = yup.object({ ...savedViewFields, name: savedViewFields.name.optional() });
export type UpdateSavedViewInput = yup.InferType<typeof updateSavedViewInput>;
