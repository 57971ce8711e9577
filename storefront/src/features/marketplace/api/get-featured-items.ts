import { apiPaths, HOME_FEATURED_ITEMS, type ItemList } from '@stoa/contract';
import useSWR from 'swr';
import { getData } from '../../../lib/get-data';

const query = new URLSearchParams({ featured: 'true', limit: String(HOME_FEATURED_ITEMS) });

export function useFeaturedItems() {
  return useSWR(`${apiPaths.marketplace.items}?${query}`, getData<ItemList>);
}
