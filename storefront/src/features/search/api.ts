import { apiPaths, type ItemList, type PostList } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import useSWR from 'swr';

/** Results of each kind; the lists show the rest. */
const limit = '4';

export function useItemSearch(searchText: string) {
  const query = new URLSearchParams({ search: searchText, limit });
  return useSWR(searchText ? `${apiPaths.marketplace.items}?${query}` : null, getData<ItemList>, {
    keepPreviousData: true,
  });
}

export function usePostSearch(searchText: string) {
  const query = new URLSearchParams({ search: searchText, status: 'PUBLISHED', limit });
  return useSWR(searchText ? `${apiPaths.blog.posts}?${query}` : null, getData<PostList>, { keepPreviousData: true });
}
