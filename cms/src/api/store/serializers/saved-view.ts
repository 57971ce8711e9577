import type { SavedView } from '@stoa/contract';

export const toSavedView = ({ id, list, name, query, columns }: SavedView): SavedView => ({
  id,
  list,
  name,
  query,
  columns,
});
