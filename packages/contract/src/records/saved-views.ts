import * as yup from 'yup';
import { choice, optionalText, requiredText, textList } from '../input/fields';
import { queryOneOf } from '../input/list-query';
import { VIEW_LISTS, type ViewList } from './kinds';

export const MAX_SAVED_VIEWS = 50;

/** A saved view: the filters, sort order, and hidden columns a person saved for a list under a name. */
export interface SavedView {
  id: number;
  list: ViewList;
  name: string;
  /** The query string of the list's URL, without the question mark. */
  query: string;
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
  list: choice('List', VIEW_LISTS).required('List is required'),
  name: savedViewFields.name,
  query: savedViewFields.query.default(''),
  columns: savedViewFields.columns.default([]),
});
export type SavedViewInput = yup.InferType<typeof savedViewInput>;

/** A partial change: omitted fields stay as they are. A view can't move to another list. */
export const updateSavedViewInput = yup.object({ ...savedViewFields, name: savedViewFields.name.optional() });
export type UpdateSavedViewInput = yup.InferType<typeof updateSavedViewInput>;
