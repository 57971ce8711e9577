import { apiPaths, type PostDetail } from '@stoa/contract';
import useSWR from 'swr';
import { getPrefetched, prefetch } from '../../../lib/prefetch';

export function usePost(idOrSlug: string) {
  return useSWR(apiPaths.blog.post(idOrSlug), getPrefetched<PostDetail>);
}

export const prefetchPost = (idOrSlug: string) => prefetch(apiPaths.blog.post(idOrSlug));
