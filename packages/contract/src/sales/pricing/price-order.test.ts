import fc from 'fast-check';
import { allocate, prorate } from './allocate';
import { type OrderToPrice, priceOrder } from './price-order';
import { taxOn } from './tax';

const SALES_TAX = { name: 'Sales tax', percent: 8.875 };
const VAT = { name: 'VAT', percent: 19 };

const line = (unitPrice: number, quantity = 1) => ({ unitPrice, quantity, discounted: true, taxRate: null });
const order = (parts: Partial<OrderToPrice>) =>
  priceOrder({ lines: [], discount: null, shipping: null, pricesIncludeTax: false, ...parts });

const rates = fc.option(
  fc.record({ name: fc.constant('Tax'), percent: fc.integer({ min: 0, max: 99_999 }).map((n) => n / 1000) }),
);
const orders: fc.Arbitrary<OrderToPrice> = fc.record({
  lines: fc.array(
    fc.record({
      unitPrice: fc.integer({ min: 1, max: 9_999_999 }),
      quantity: fc.integer({ min: 1, max: 100 }),
      discounted: fc.boolean(),
      taxRate: rates,
    }),
    { minLength: 1, maxLength: 20 },
  ),
  discount: fc.option(
    fc.oneof(
      fc.record({
        kind: fc.constant('PERCENT' as const),
        percent: fc.integer({ min: 1, max: 10_000 }).map((n) => n / 100),
      }),
      fc.record({ kind: fc.constant('AMOUNT' as const), amount: fc.integer({ min: 1, max: 99_999_999 }) }),
      fc.record({ kind: fc.constant('SHIPPING' as const) }),
    ),
  ),
  shipping: fc.option(fc.record({ price: fc.nat(100_000), freeFrom: fc.option(fc.nat(1_000_000)), taxRate: rates })),
  pricesIncludeTax: fc.boolean(),
});

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

it('adds lines and delivery', () => {
  const shipping = { price: 500, freeFrom: null, taxRate: null };
  expect(order({ lines: [line(1999, 2), line(450)], shipping })).toMatchObject({
    subtotal: 4448,
    shipping: 500,
    total: 4948,
  });
});

it('delivers for free from a total on, counted after the discount', () => {
  const shipping = { price: 500, freeFrom: 4000, taxRate: null };
  expect(order({ lines: [line(4000)], shipping }).total).toBe(4000);
  const discount = { kind: 'AMOUNT', amount: 1 } as const;
  expect(order({ lines: [line(4000)], shipping, discount }).total).toBe(4499);
});

it('spreads a discount over the lines it is for, to the cent', () => {
  const lines = [line(1000), line(1000), line(1000), { ...line(9000), discounted: false }];
  const priced = order({ lines, discount: { kind: 'AMOUNT', amount: 1000 } });
  expect(priced.lines.map(({ discount }) => discount)).toEqual([334, 333, 333, 0]);
  expect(priced.total).toBe(11_000);
});

it('takes a percentage off the goods together, not off each line', () => {
  const priced = order({ lines: [line(5), line(5), line(5)], discount: { kind: 'PERCENT', percent: 50 } });
  expect(priced).toMatchObject({ discount: 8, total: 7 });
});

it('never takes off more than the goods cost', () => {
  expect(order({ lines: [line(700)], discount: { kind: 'AMOUNT', amount: 5000 } })).toMatchObject({
    discount: 700,
    total: 0,
  });
});

it('adds tax to what is paid for a line and for its delivery', () => {
  const shipping = { price: 500, freeFrom: null, taxRate: SALES_TAX };
  const priced = order({ lines: [{ ...line(10_000), taxRate: SALES_TAX }], shipping });
  expect(priced).toMatchObject({ tax: 888 + 44, shippingTax: 44, total: 10_500 + 932 });
});

it('names the tax that prices include, and adds nothing', () => {
  const priced = order({ lines: [{ ...line(11_900), taxRate: VAT }], pricesIncludeTax: true });
  expect(priced).toMatchObject({ tax: 1900, total: 11_900 });
});

it('taxes delivery that a code makes free with nothing', () => {
  const shipping = { price: 500, freeFrom: null, taxRate: SALES_TAX };
  const priced = order({ lines: [line(1000)], shipping, discount: { kind: 'SHIPPING' } });
  expect(priced).toMatchObject({ shipping: 500, shippingDiscount: 500, discount: 500, tax: 0, total: 1000 });
});

it('always adds up, whatever is ordered', () => {
  fc.assert(
    fc.property(orders, (given) => {
      const priced = priceOrder(given);
      const added = given.pricesIncludeTax ? 0 : priced.tax;
      expect(priced.total).toBe(priced.subtotal - priced.discount + priced.shipping + added);
      expect(priced.subtotal).toBe(sum(priced.lines.map(({ total }) => total)));
      expect(priced.discount).toBe(sum(priced.lines.map(({ discount }) => discount)) + priced.shippingDiscount);
      expect(priced.tax).toBe(sum(priced.lines.map(({ tax }) => tax)) + priced.shippingTax);
      expect(priced.total).toBeGreaterThanOrEqual(0);
      for (const { total, discount, tax } of priced.lines) {
        expect(discount).toBeLessThanOrEqual(total);
        for (const amount of [total, discount, tax]) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      }
    }),
  );
});

it('divides an amount into parts that add up to it and stay below their weights', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(1_000_000_000), { minLength: 1 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, share) => {
        const amount = Math.floor(sum(weights) * share);
        const parts = allocate(amount, weights);
        expect(sum(parts)).toBe(amount);
        parts.forEach((part, place) => {
          expect(part).toBeLessThanOrEqual(weights[place] ?? 0);
        });
      },
    ),
  );
});

it('gives back a line piece by piece without losing a cent', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.integer({ min: 1, max: 1000 }), (amount, pieces) => {
      expect(prorate(amount, 0, pieces)).toBe(0);
      expect(prorate(amount, pieces, pieces)).toBe(amount);
      expect(prorate(amount, 1, pieces)).toBeLessThanOrEqual(Math.ceil(amount / pieces));
    }),
  );
});

it('reads a rate to the third decimal place', () => {
  expect(taxOn(100_000, { name: 'Tax', percent: 0.125 }, false)).toBe(125);
});
