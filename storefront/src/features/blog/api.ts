import {
  apiPaths,
  type BlogCategory,
  type BlogTag,
  HOME_LATEST_POSTS,
  type PostDetail,
  type PostList,
  PUBLIC_PAGE_SIZE,
} from '@stoa/contract';
import { sendBeacon, useList, usePrefetch, usePrefetched } from '@stoa/web-kit';
import type { PostView } from './domain/post-params';

const { posts, post, postView, categories, tags } = apiPaths.blog;
const latest = { sortBy: 'publishedAt', order: 'desc' };

export const latestPostsPath = `${posts}?${new URLSearchParams({ limit: String(HOME_LATEST_POSTS), ...latest })}`;
export const useLatestPosts = () => usePrefetched<PostList>(latestPostsPath);

export const featuredPostPath = `${posts}?${new URLSearchParams({ featured: 'true', limit: '1', status: 'PUBLISHED', ...latest })}`;
export const useFeaturedPost = (isShown = true) => usePrefetched<PostList>(isShown ? featuredPostPath : null);

export function postsPath({ page, values }: PostView): string {
  const paging = { page: String(page), limit: String(PUBLIC_PAGE_SIZE) };
  const query = new URLSearchParams({ ...paging, status: 'PUBLISHED', ...latest });
  for (const [name, text] of Object.entries(values)) if (text !== '') query.set(name, text);
  return `${posts}?${query}`;
}
export const usePosts = ({ page, values }: PostView) =>
  useList<PostList>((at) => postsPath({ page: at, values }), page);

export const postPath = post;
export const usePost = (idOrSlug: string) => usePrefetched<PostDetail>(postPath(idOrSlug));

export function usePrefetchPost() {
  const { ask } = usePrefetch();
  return (slug: string) => ask(postPath(slug));
}

export const countPostView = (postId: number) => sendBeacon(postView(postId));

export const postTermPaths = [categories, tags];
export const useBlogCategories = () => usePrefetched<BlogCategory[]>(categories);
export const useBlogTags = () => usePrefetched<BlogTag[]>(tags);
