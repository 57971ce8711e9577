import { apiPaths, COLLECTION_SORTS, SORT_ORDERS } from '@stoa/contract';
import { aChoice, anyText, type ListView, viewQuery } from '@stoa/web-kit';
import { pageSize } from '../../../components/list/page-size';

export const collectionParams = {
  search: anyText(),
  published: aChoice(['true', 'false']),
  sortBy: aChoice(COLLECTION_SORTS, 'title'),
  order: aChoice(SORT_ORDERS, 'asc'),
  limit: pageSize,
};

export type CollectionView = ListView<keyof typeof collectionParams>;

export const collectionsPath = (view: CollectionView) => `${apiPaths.collections}?${viewQuery(view)}`;
