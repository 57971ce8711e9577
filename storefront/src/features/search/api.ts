import { apiPaths, type ItemList, type PostList } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import useSWR from 'swr';

/** Results of each kind; the lists show the rest. */
const limit = '4';

export function useItemSearch(term: string) {
  const query = new URLSearchParams({ search: term, limit });
  return useSWR(term ? `${apiPaths.marketplace.items}?${query}` : null, getData<ItemList>, { keepPreviousData: true });
}

export function usePostSearch(term: string) {
  const query = new URLSearchParams({ search: term, status: 'PUBLISHED', limit });
  return useSWR(term ? `${apiPaths.blog.posts}?${query}` : null, getData<PostList>, { keepPreviousData: true });
}
