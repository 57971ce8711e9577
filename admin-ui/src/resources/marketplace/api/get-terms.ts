import { apiPaths, type MarketplaceTerm } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import useSWR from 'swr';

export function useCategories() {
  return useSWR(apiPaths.marketplace.categories, getData<MarketplaceTerm[]>);
}

export function useTags() {
  return useSWR(apiPaths.marketplace.tags, getData<MarketplaceTerm[]>);
}
