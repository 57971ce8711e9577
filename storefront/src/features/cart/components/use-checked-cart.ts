import { effectivePrice } from '@stoa/contract';
import { useEffect } from 'react';
import { type CurrentItems, useCurrentItems } from '../api/get-current-items';
import { absenceOf } from '../domain/absence';
import { useCart } from '../stores/cart';

/** The cart, with its prices brought up to date, and what the shop says of its items today. */
export function useCheckedCart() {
  const { items, total, updatePrices } = useCart();
  const { data: current, error } = useCurrentItems(items.map(({ id }) => id));
  useEffect(() => {
    if (current) updatePrices(pricesOf(current));
  }, [current, updatePrices]);
  return { items, total, current, unchecked: error !== undefined && current === undefined };
}

export function pricesOf(current: CurrentItems): Map<number, number> {
  const prices = new Map<number, number>();
  for (const [id, item] of current) if (item) prices.set(id, effectivePrice(item));
  return prices;
}

/** Why a line cannot be had now; undefined where it can, or where nobody knows yet. */
export function lineAbsence(current: CurrentItems | undefined, id: number): string | undefined {
  const item = current?.get(id);
  return item === undefined ? undefined : absenceOf(item);
}
