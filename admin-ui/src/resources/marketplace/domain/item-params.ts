import { ITEM_SORTS, ITEM_STATUSES, SORT_ORDERS } from '@stoa/contract';
import { anyText, type ListView, oneOf } from '@stoa/web-kit';
import { pageSize } from '../../../components/list/page-size';

/** The list of items as its address says it. */
export const itemParams = {
  search: anyText(),
  category: anyText(),
  status: oneOf(ITEM_STATUSES),
  published: oneOf(['true', 'false']),
  featured: oneOf(['true', 'false']),
  sortBy: oneOf(ITEM_SORTS, 'createdAt'),
  order: oneOf(SORT_ORDERS, 'desc'),
  limit: pageSize,
};

export type ItemView = ListView<keyof typeof itemParams>;
