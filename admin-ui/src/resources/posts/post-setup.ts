import { apiPaths, POST_SORTS, POST_STATUSES, shopPaths } from '@stoa/contract';
import { anId, anyText, type ListView } from '@stoa/web-kit';
import { recordSetup } from '../../components/record/record-setup';

export const postSetup = recordSetup({
  kind: 'post',
  one: 'post',
  many: 'Posts',
  views: 'posts',
  api: apiPaths.blog.posts,
  path: '/blog',
  title: 'title',
  view: shopPaths.post,
  sorts: POST_SORTS,
  sorted: ['publishedAt', 'desc'],
  filters: { category: anyText(), status: POST_STATUSES, author: anId(), featured: ['true', 'false'] },
});

export type PostView = ListView<keyof typeof postSetup.params>;
