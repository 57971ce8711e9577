import { apiPaths, type ItemDetail } from '@stoa/contract';
import { getPrefetched, prefetch } from '@stoa/web-kit';
import useSWR from 'swr';

export function useItem(idOrSlug: string) {
  return useSWR(apiPaths.marketplace.item(idOrSlug), getPrefetched<ItemDetail>);
}

export function prefetchItem(slug: string) {
  prefetch(apiPaths.marketplace.item(slug));
}
