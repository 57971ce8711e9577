import { apiPaths, type ItemList } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import useSWR from 'swr';
import { RESULTS_SHOWN } from './results-shown';

export function useItemSearch(term: string) {
  const query = new URLSearchParams({ search: term, limit: String(RESULTS_SHOWN) });
  return useSWR(term ? `${apiPaths.marketplace.items}?${query}` : null, getData<ItemList>, { keepPreviousData: true });
}
