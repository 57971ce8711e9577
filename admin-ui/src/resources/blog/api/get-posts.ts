import { apiPaths, type PostList } from '@stoa/contract';
import { useList, viewQuery } from '@stoa/web-kit';
import type { PostView } from '../domain/post-params';

export const postsPath = (view: PostView) => `${apiPaths.blog.posts}?${viewQuery(view)}`;

export const usePosts = ({ page, values }: PostView) =>
  useList<PostList>((at) => postsPath({ page: at, values }), page);
