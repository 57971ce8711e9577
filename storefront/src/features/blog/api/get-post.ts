import { apiPaths, type PostDetail } from '@stoa/contract';
import { getPrefetched, prefetch } from '@stoa/web-kit';
import useSWR from 'swr';

export function usePost(idOrSlug: string) {
  return useSWR(apiPaths.blog.post(idOrSlug), getPrefetched<PostDetail>);
}

export const prefetchPost = (idOrSlug: string) => prefetch(apiPaths.blog.post(idOrSlug));
