import { apiPaths, HOME_FEATURED_ITEMS, type ItemList } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import useSWR from 'swr';

const query = new URLSearchParams({ featured: 'true', limit: String(HOME_FEATURED_ITEMS) });

export function useFeaturedItems() {
  return useSWR(`${apiPaths.marketplace.items}?${query}`, getData<ItemList>);
}
