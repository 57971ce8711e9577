import { apiPaths, type CollectionList, type ItemList, type MarketplaceTerm, type PostList } from '@stoa/contract';
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

/** Where to begin without a search. A search works without them. */
export function useStarts() {
  const categories = useSWR(apiPaths.marketplace.categories, getData<MarketplaceTerm[]>).data ?? [];
  const collections = useSWR(`${apiPaths.collections}?${new URLSearchParams({ limit })}`, getData<CollectionList>);
  return { categories, collections: collections.data?.items ?? [] };
}
