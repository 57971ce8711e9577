import { apiPaths, type LineOffer, MAX_CART_LINES, type OfferList, type Store } from '@stoa/contract';
import { type Cancelable, getData, usePrefetched } from '@stoa/web-kit';
import { useMemo } from 'react';
import useSWR from 'swr';
import type { LineKey } from './stores/cart-items';

type CurrentOffer = [LineKey, LineOffer | null];

/** What the shop offers for each line now; null if it's no longer offered. */
export type CurrentOffers = ReadonlyMap<LineKey, LineOffer | null>;

async function fetchOffers(keys: LineKey[], request?: Cancelable): Promise<CurrentOffer[]> {
  const current: CurrentOffer[] = [];
  for (let start = 0; start < keys.length; start += MAX_CART_LINES) {
    const few = keys.slice(start, start + MAX_CART_LINES);
    const { offers } = await getData<OfferList>(apiPaths.offers(few), request);
    current.push(...few.map((key, place): CurrentOffer => [key, offers[place] ?? null]));
  }
  return current;
}

export const loadOffers = async (keys: LineKey[]): Promise<CurrentOffers> => new Map(await fetchOffers(keys));

export function useOffers(keys: LineKey[]): { data: CurrentOffers | undefined; error: unknown } {
  // A list, as SWR's answers have to be JSON.
  const { data, error } = useSWR(
    keys.length > 0 ? ['offers', ...keys] : null,
    ([, ...ids], request?: Cancelable) => fetchOffers(ids, request),
    { keepPreviousData: true },
  );
  return { data: useMemo(() => data && new Map(data), [data]), error };
}

/** Undefined while it's loading. */
export const useShippingInfo = () => usePrefetched<Store>(apiPaths.store).data?.shipping;
