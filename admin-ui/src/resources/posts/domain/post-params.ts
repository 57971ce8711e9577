import { apiPaths, POST_SORTS, POST_STATUSES, SORT_ORDERS } from '@stoa/contract';
import { aChoice, anId, anyText, type ListView, viewQuery } from '@stoa/web-kit';
import { pageSize } from '../../../components/list/page-size';

export const postParams = {
  search: anyText(),
  category: anyText(),
  status: aChoice(POST_STATUSES),
  author: anId(),
  featured: aChoice(['true', 'false']),
  sortBy: aChoice(POST_SORTS, 'publishedAt'),
  order: aChoice(SORT_ORDERS, 'desc'),
  limit: pageSize,
};

export type PostView = ListView<keyof typeof postParams>;

export const postsPath = (view: PostView) => `${apiPaths.blog.posts}?${viewQuery(view)}`;
