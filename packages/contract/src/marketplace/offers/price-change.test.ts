import { check } from '../../input/errors';
import { changedAmount, changedPrices, PRICE_ROUNDINGS, type PriceChange, priceChange } from './price-change';

const change = (more: Partial<PriceChange> = {}): PriceChange => ({
  prices: 'BOTH',
  by: 'PERCENT',
  value: 10,
  rounding: 'NONE',
  ...more,
});

test.each([
  [40, { value: 10 }, 44],
  [0.15, { value: 10 }, 0.17],
  [19.99, { value: -12.5 }, 17.49],
  [40, { by: 'AMOUNT', value: -2.5 }, 37.5],
  [24.49, { value: 0, rounding: 'WHOLE' }, 24],
  [24.5, { value: 0, rounding: 'WHOLE' }, 25],
  [24.48, { value: 0, rounding: 'NINETY_NINE' }, 23.99],
  [24.5, { value: 0, rounding: 'NINETY_NINE' }, 24.99],
  [24.3, { value: 0, rounding: 'NINETY_FIVE' }, 23.95],
  [0.3, { value: 0, rounding: 'WHOLE' }, 0],
] as const)('%d with %j is %d', (amount, more, expected) => expect(changedAmount(amount, change(more))).toBe(expected));

test.each([
  [{ price: 50, discountPrice: 40 }, {}, { price: 55, discountPrice: 44 }],
  [{ price: 50, discountPrice: null }, {}, { price: 55, discountPrice: null }],
  [{ price: 50, discountPrice: 40 }, { prices: 'PRICE' }, { price: 55, discountPrice: 40 }],
  [
    { price: 50, discountPrice: 49 },
    { prices: 'DISCOUNT', value: -20 },
    { price: 50, discountPrice: 40 },
  ],
  [{ price: 5, discountPrice: null }, { by: 'AMOUNT', value: -5 }, 'The price would be $0.00'],
  [{ price: 5, discountPrice: null }, { by: 'AMOUNT', value: -6 }, 'The price would be -$1.00'],
  [{ price: 90_000_000, discountPrice: null }, { value: 50 }, 'The price would be above $99,999,999.99'],
  [
    { price: 50, discountPrice: 40 },
    { prices: 'PRICE', value: -30 },
    'The discount price of $40.00 wouldn’t be below the price of $35.00',
  ],
  [
    { price: 2.2, discountPrice: 2 },
    { value: 0, rounding: 'WHOLE' },
    'The discount price of $2.00 wouldn’t be below the price of $2.00',
  ],
  [
    { price: 50, discountPrice: null },
    { prices: 'DISCOUNT' },
    'The discount price of $55.00 wouldn’t be below the price of $50.00',
  ],
] as const)('%j with %j: %j', (prices, more, expected) =>
  expect(changedPrices(prices, change(more))).toEqual(expected),
);

test('what comes out can be stored, or is refused', () => {
  for (let cents = 1; cents < 12_000; cents += 37)
    for (const rounding of PRICE_ROUNDINGS)
      for (const value of [-99.99, -33.33, 0.01, 7.77, 1_000]) {
        const after = changedPrices({ price: cents / 100, discountPrice: null }, change({ value, rounding }));
        if (typeof after === 'string') continue;
        expect(after.price).toBeGreaterThan(0);
        expect(Number.isInteger(Math.round(after.price * 1e6) / 1e4)).toBe(true);
      }
});

test.each([
  [{ value: -100 }, 'Change must be more than -100%'],
  [{ value: 1.234 }, 'Change can have at most two decimal places'],
  [{ value: '' }, 'Change must be a number'],
  [{ value: -100, by: 'AMOUNT' }, undefined],
])('%j: %s', (more, message) => {
  const result = check(priceChange(), { ...change(), ...more });
  expect('errors' in result ? result.errors[0]?.message : undefined).toBe(message);
});
