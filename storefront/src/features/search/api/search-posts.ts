import { apiPaths, type PostList } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import useSWR from 'swr';
import { RESULTS_SHOWN } from './results-shown';

export function usePostSearch(term: string) {
  const query = new URLSearchParams({ search: term, status: 'PUBLISHED', limit: String(RESULTS_SHOWN) });
  return useSWR(term ? `${apiPaths.blog.posts}?${query}` : null, getData<PostList>, { keepPreviousData: true });
}
