import { ITEM_SORTS, ITEM_STATUSES, SORT_ORDERS } from '@stoa/contract';
import { anyText, type ListView, oneOf } from '@stoa/web-kit';

/** The list of items as its address says it. */
export const itemParams = {
  search: anyText(),
  category: anyText(),
  status: oneOf(ITEM_STATUSES),
  sortBy: oneOf(ITEM_SORTS, 'createdAt'),
  order: oneOf(SORT_ORDERS, 'desc'),
};

export type ItemView = ListView<keyof typeof itemParams>;
