import { isUnpaid, orderPaths, type PlacedOrder } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import useSWR from 'swr';

export const findPlacedOrder = (key: string) => getData<PlacedOrder>(orderPaths.checkout.order(key));

const OFTEN_MS = 4_000;

/** Followed for as long as its payment may be on its way. */
export const usePlacedOrder = (key: string | null) =>
  useSWR(key ? orderPaths.checkout.order(key) : null, getData<PlacedOrder>, {
    refreshInterval: (order) => (order && (isUnpaid(order.state) || order.state === 'CAPTURING') ? OFTEN_MS : 0),
  });
