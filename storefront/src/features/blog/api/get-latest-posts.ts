import { apiPaths, HOME_LATEST_POSTS, type PostList } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import useSWR from 'swr';

const query = new URLSearchParams({ limit: String(HOME_LATEST_POSTS), sortBy: 'publishedAt', order: 'desc' });

export function useLatestPosts() {
  return useSWR(`${apiPaths.blog.posts}?${query}`, getData<PostList>);
}
