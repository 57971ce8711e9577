import { POST_SORTS, SORT_ORDERS } from '@stoa/contract';
import { anyText, type ListView, oneOf } from '@stoa/web-kit';
import { pageSize } from '../../../components/list/page-size';

/** The list of posts as its address says it. */
export const postParams = {
  search: anyText(),
  sortBy: oneOf(POST_SORTS, 'publishedAt'),
  order: oneOf(SORT_ORDERS, 'desc'),
  limit: pageSize,
};

export type PostView = ListView<keyof typeof postParams>;
