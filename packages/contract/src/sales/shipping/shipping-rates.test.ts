import fc from 'fast-check';
import { type ShippingTier, shippedAmounts, shippingPrices, shippingRate } from './shipping-rates';

const tiers = [
  { upTo: 500, price: 400 },
  { upTo: 2000, price: 900 },
];
const shipped = { weight: 0, total: 0, items: 0 };

test.each([
  ['the first row that it fits into', { weight: 100 }, 400],
  ['its limit still fits', { weight: 500 }, 400],
  ['just above it, the next row', { weight: 501 }, 900],
  ['nothing weighs as much as nothing', { weight: 0 }, 400],
  ['above the last limit, it isn’t offered', { weight: 2001 }, null],
])('%s', (_what, more, price) =>
  expect(shippingRate({ pricing: 'BY_WEIGHT', price: 100, tiers }, { ...shipped, ...more })).toBe(price),
);

test.each([
  ['BY_TOTAL', { total: 600, items: 1 }, 900],
  ['BY_ITEMS', { total: 600, items: 1 }, 400],
  ['FLAT', { total: 600, items: 1 }, 100],
] as const)('%s goes by its own amount', (pricing, more, price) =>
  expect(shippingRate({ pricing, price: 100, tiers }, { ...shipped, ...more })).toBe(price),
);

test('what needs no shipping weighs nothing, and what has no weight counts as 0', () => {
  const lines = [
    { needsShipping: true, weight: 250, quantity: 3 },
    { needsShipping: true, weight: null, quantity: 2 },
    { needsShipping: false, weight: 900, quantity: 4 },
  ];
  expect(shippedAmounts(lines, 4200)).toEqual({ weight: 750, total: 4200, items: 5 });
});

const limits = fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 10 });
const rows = fc
  .tuple(limits, fc.boolean(), fc.array(fc.nat(10_000), { minLength: 11, maxLength: 11 }))
  .map(([upTo, isOpen, prices]): ShippingTier[] =>
    [...upTo.toSorted((one, other) => one - other), ...(isOpen ? [null] : [])].map((limit, place) => ({
      upTo: limit,
      price: prices[place] ?? 0,
    })),
  );

test('each amount has one of the prices, or none above the last limit', () => {
  fc.assert(
    fc.property(rows, fc.nat(120_000), (given, weight) => {
      const rates = { pricing: 'BY_WEIGHT', price: 0, tiers: given } as const;
      const rate = shippingRate(rates, { ...shipped, weight });
      const last = given.at(-1)?.upTo ?? Number.POSITIVE_INFINITY;
      expect(rate === null).toBe(weight > last);
      if (rate !== null) expect(shippingPrices(rates)).toContain(rate);
      // What isn’t for some amount isn’t for any larger one.
      if (rate === null) expect(shippingRate(rates, { ...shipped, weight: weight + 1 })).toBeNull();
    }),
  );
});
