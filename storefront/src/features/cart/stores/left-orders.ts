import type { Order } from '@stoa/contract';
import { readStoredJson, store } from '@stoa/web-kit';

/** Orders whose lines have left the cart. Tabs share it, as they share the cart. */
const LEFT = 'orders-out-of-cart';
const KEPT = 20;

const read = (): unknown[] => {
  const stored = readStoredJson(LEFT);
  return Array.isArray(stored) ? stored : [];
};

/** False if it did before, perhaps in another tab that ended with the same order. */
export function leavesCart({ number, placedAt }: Pick<Order, 'number' | 'placedAt'>): boolean {
  const left = read();
  const order = `${number} ${placedAt}`;
  if (left.includes(order)) return false;
  store(LEFT, JSON.stringify([...left, order].slice(-KEPT)));
  return true;
}
