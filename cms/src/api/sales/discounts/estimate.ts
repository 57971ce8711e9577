import { type DiscountRule, partOf, priceOrder, type RuledLine, unmetBy } from '@stoa/contract';
import type { PastOrder } from './past-orders';

interface Limits {
  usageLimit: number | null;
  usageLimitPerCustomer: number | null;
}

/** With the collections that its items are in now. */
export type RuledOrder = Omit<PastOrder, 'lines'> & { lines: readonly RuledLine[] };

/** What it would have taken off, in cents, and off shipping if it makes that free. */
const offOrder = (rule: DiscountRule, { lines, isShipped, shipping }: RuledOrder): number => {
  if (unmetBy(rule, lines, isShipped)) return 0;
  return priceOrder({
    lines: lines.map((line) => ({ ...line, ...partOf(rule, line), taxRate: null })),
    discount: rule.discount,
    shipping: { price: shipping, freeFrom: null, taxRate: null },
    pricesIncludeTax: true,
  }).discount;
};

/**
 * What a discount would have cost, had the same orders been placed, in their order, as long as it has uses left. An order has one
 * discount, so only what it saves beyond the one it had counts.
 */
export const estimateDiscount = (
  rule: DiscountRule,
  { usageLimit, usageLimitPerCustomer }: Limits,
  orders: readonly RuledOrder[],
): { discounted: number; cost: number } => {
  const result = { discounted: 0, cost: 0 };
  const usesOf = new Map<string, number>();
  for (const order of orders) {
    const own = usesOf.get(order.email ?? '') ?? 0;
    if (usageLimit !== null && result.discounted >= usageLimit) break;
    if (usageLimitPerCustomer !== null && own >= usageLimitPerCustomer) continue;
    const saved = offOrder(rule, order) - order.discount;
    if (saved <= 0) continue;
    usesOf.set(order.email ?? '', own + 1);
    result.discounted += 1;
    result.cost += saved;
  }
  return result;
};
