import { effectivePrice, type Item, isOnSale } from '@stoa/contract';
import { useEffect } from 'react';
import { type CurrentItems, useCurrentItems } from '../api';
import { absenceOf } from '../domain/absence';
import type { Offer } from '../stores/cart';
import { useCart } from '../stores/cart-provider';

/** The cart, brought up to date, and the shop's current data for its items. */
export function useCheckedCart() {
  const { items, total, bringUpToDate } = useCart((cart) => cart);
  const { data: current, error } = useCurrentItems(items.map(({ id }) => id));
  useEffect(() => {
    if (current) bringUpToDate(offersOf(current));
  }, [current, bringUpToDate]);
  return { items, total, current, unchecked: error !== undefined && current === undefined };
}

const stockOf = ({ counted, stock }: Item): number => (counted ? stock : Number.POSITIVE_INFINITY);

export function offersOf(current: CurrentItems): Map<number, Offer> {
  const offers = new Map<number, Offer>();
  for (const [id, item] of current) if (item) offers.set(id, { price: effectivePrice(item), stock: stockOf(item) });
  return offers;
}

/** Why a line can't be bought now; undefined if it can, or if that isn't known yet. */
export function lineAbsence(current: CurrentItems | undefined, id: number): string | undefined {
  const item = current?.get(id);
  return item === undefined ? undefined : absenceOf(item);
}

/** How many the shop has; undefined if that isn't known yet, or if the item can't be bought. */
export function lineStock(current: CurrentItems | undefined, id: number): number | undefined {
  const item = current?.get(id);
  return item && isOnSale(item) && item.counted ? item.stock : undefined;
}
