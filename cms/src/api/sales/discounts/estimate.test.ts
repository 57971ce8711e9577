import type { DiscountRule } from '@stoa/contract';
import fc from 'fast-check';
import { estimateDiscount, type RuledOrder } from './estimate';

const order = (total: number, more: Partial<RuledOrder> = {}): RuledOrder => ({
  ...{ email: 'clara@example.com', discount: 0, shipping: 500, isShipped: true },
  lines: [{ itemId: 1, categoryId: 7, collectionIds: [3], unitPrice: total, quantity: 1 }],
  ...more,
});
const rule = (parts: Partial<DiscountRule>): DiscountRule => ({
  discount: { kind: 'PERCENT', percent: 10 },
  ...{ minimum: null, minimumQuantity: null, categoryIds: [], collectionIds: [], itemIds: [] },
  ...{ getCategoryIds: [], getCollectionIds: [], getItemIds: [] },
  ...parts,
});
const unlimited = { usageLimit: null, usageLimitPerCustomer: null };

test.each<[string, Partial<DiscountRule>, Partial<typeof unlimited> | object, RuledOrder[], object]>([
  ['no orders', {}, {}, [], { discounted: 0, cost: 0 }],
  ['each order', {}, {}, [order(1000), order(3000)], { discounted: 2, cost: 400 }],
  ['those above its minimum', { minimum: 2000 }, {}, [order(1000), order(3000)], { discounted: 1, cost: 300 }],
  ['items of its collection', { collectionIds: [3] }, {}, [order(1000)], { discounted: 1, cost: 100 }],
  ['no items of another collection', { collectionIds: [4] }, {}, [order(1000)], { discounted: 0, cost: 0 }],
  ['what an order had off anyway', {}, {}, [order(1000, { discount: 40 })], { discounted: 1, cost: 60 }],
  ['an order that had more off', {}, {}, [order(1000, { discount: 400 })], { discounted: 0, cost: 0 }],
  ['its uses', {}, { usageLimit: 1 }, [order(1000), order(3000)], { discounted: 1, cost: 100 }],
  [
    'its uses per customer',
    {},
    { usageLimitPerCustomer: 1 },
    [order(1000), order(3000), order(2000, { email: 'ada@example.com' })],
    { discounted: 2, cost: 300 },
  ],
  [
    'shipping',
    { discount: { kind: 'SHIPPING' } },
    {},
    [order(1000), order(1000, { isShipped: false, shipping: 0 })],
    { discounted: 1, cost: 500 },
  ],
])('a discount of %s', (_name, parts, limits, orders, result) =>
  expect(estimateDiscount(rule(parts), { ...unlimited, ...limits }, orders)).toEqual(result),
);

it('never costs less than nothing, nor more than the orders', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ total: fc.nat(100_000), discount: fc.nat(1000) })),
      fc.integer({ min: 1, max: 100 }),
      (orders, percent) => {
        const past = orders.map(({ total, discount }) => order(total, { discount }));
        const { discounted, cost } = estimateDiscount(
          rule({ discount: { kind: 'PERCENT', percent } }),
          unlimited,
          past,
        );
        expect(cost).toBeGreaterThanOrEqual(discounted);
        expect(discounted).toBeLessThanOrEqual(orders.length);
        expect(cost).toBeLessThanOrEqual(orders.reduce((sum, { total }) => sum + total, 0));
      },
    ),
  );
});
