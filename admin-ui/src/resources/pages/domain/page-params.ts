import { apiPaths, PAGE_SORTS, PAGE_STATUSES, SORT_ORDERS } from '@stoa/contract';
import { aChoice, anyText, type ListView, viewQuery } from '@stoa/web-kit';
import { pageSize } from '../../../components/list/page-size';

export const pageParams = {
  search: anyText(),
  status: aChoice(PAGE_STATUSES),
  sortBy: aChoice(PAGE_SORTS, 'title'),
  order: aChoice(SORT_ORDERS, 'asc'),
  limit: pageSize,
};

export type PageView = ListView<keyof typeof pageParams>;

export const pagesPath = (view: PageView) => `${apiPaths.pages}?${viewQuery(view)}`;
