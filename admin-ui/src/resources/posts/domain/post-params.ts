import { apiPaths, POST_SORTS, SORT_ORDERS } from '@stoa/contract';
import { aChoice, anyText, type ListView, viewQuery } from '@stoa/web-kit';
import { pageSize } from '../../../components/list/page-size';

export const postParams = {
  search: anyText(),
  sortBy: aChoice(POST_SORTS, 'publishedAt'),
  order: aChoice(SORT_ORDERS, 'desc'),
  limit: pageSize,
};

export type PostView = ListView<keyof typeof postParams>;

export const postsPath = (view: PostView) => `${apiPaths.blog.posts}?${viewQuery(view)}`;
