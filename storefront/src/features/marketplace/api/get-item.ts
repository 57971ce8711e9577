import { apiPaths, type ItemDetail } from '@stoa/contract';
import useSWR from 'swr';
import { getPrefetched, prefetch } from '../../../lib/prefetch';

export function useItem(idOrSlug: string) {
  return useSWR(apiPaths.marketplace.item(idOrSlug), getPrefetched<ItemDetail>);
}

export function prefetchItem(slug: string) {
  prefetch(apiPaths.marketplace.item(slug));
}
