import { apiPaths, type PostList } from '@stoa/contract';
import { useList, viewQuery } from '@stoa/web-kit';
import type { PostView } from '../domain/post-params';

const postsPath = (view: PostView) => `${apiPaths.blog.posts}?${viewQuery(view)}`;

export function usePosts({ page, values }: PostView) {
  return useList<PostList>(postsPath({ page, values }), postsPath({ page: page + 1, values }));
}
