import { apiPaths, type LineOffer, MAX_CART_LINES, type OfferList, type Store } from '@stoa/contract';
import { type Cancelable, getData, usePrefetched } from '@stoa/web-kit';
import { useMemo } from 'react';
import useSWR from 'swr';
import type { LineKey } from './stores/cart-items';

/** What the shop offers for each line now; null if it's no longer offered. */
export type CurrentOffers = ReadonlyMap<LineKey, LineOffer | null>;

export async function loadOffers(keys: LineKey[], request?: Cancelable): Promise<CurrentOffers> {
  const current = new Map<LineKey, LineOffer | null>();
  for (let start = 0; start < keys.length; start += MAX_CART_LINES) {
    const few = keys.slice(start, start + MAX_CART_LINES);
    const { offers } = await getData<OfferList>(apiPaths.offers(few), request);
    few.forEach((key, place) => {
      current.set(key, offers[place] ?? null);
    });
  }
  return current;
}

export function useOffers(keys: LineKey[]): { data: CurrentOffers | undefined; error: unknown } {
  // SWR compares answers as JSON, which a map isn't.
  const { data, error } = useSWR(
    keys.length > 0 ? ['offers', ...keys] : null,
    async ([, ...ids], request?: Cancelable) => [...(await loadOffers(ids, request))],
    { keepPreviousData: true },
  );
  return { data: useMemo(() => data && new Map(data), [data]), error };
}

/** Undefined while it's loading. */
export const useShippingInfo = () => usePrefetched<Store>(apiPaths.store).data?.shipping;
