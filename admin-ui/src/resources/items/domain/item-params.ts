import { apiPaths, ITEM_SORTS, ITEM_STATUSES, SORT_ORDERS } from '@stoa/contract';
import { aChoice, anyText, type ListView, viewQuery } from '@stoa/web-kit';
import { pageSize } from '../../../components/list/page-size';

export const itemParams = {
  search: anyText(),
  category: anyText(),
  status: aChoice(ITEM_STATUSES),
  published: aChoice(['true', 'false']),
  featured: aChoice(['true', 'false']),
  lowStock: aChoice(['true']),
  sortBy: aChoice(ITEM_SORTS, 'createdAt'),
  order: aChoice(SORT_ORDERS, 'desc'),
  limit: pageSize,
};

export type ItemView = ListView<keyof typeof itemParams>;

export const itemsPath = (view: ItemView) => `${apiPaths.marketplace.items}?${viewQuery(view)}`;
