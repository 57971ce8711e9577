import { type Excess, excessInWords, excessOf, type ReservationLimits } from './excess';

const limits: ReservationLimits = {
  perOrder: { items: 50, value: 500_000 },
  perCustomer: { items: 100, value: 1_000_000 },
};
const none = { items: null, value: null };

it.each<[string, Parameters<typeof excessOf>, Excess | null]>([
  ['as much as it may', [{ items: 50, value: 500_000 }, [], limits], null],
  ['too many items', [{ items: 51, value: 1 }, [], limits], { of: 'perOrder', unit: 'items', most: 50 }],
  ['too high a value', [{ items: 2, value: 500_001 }, [], limits], { of: 'perOrder', unit: 'value', most: 500_000 }],
  ['one expensive item', [{ items: 1, value: 9_000_000 }, [{ items: 0, value: 0 }], limits], null],
  [
    'an expensive item beside others',
    [{ items: 1, value: 9_000_000 }, [{ items: 1, value: 1 }], limits],
    { of: 'perCustomer', unit: 'value', most: 1_000_000 },
  ],
  ['as much as the customer may', [{ items: 50, value: 1 }, [{ items: 50, value: 1 }], limits], null],
  [
    'more than the customer may, by the second thing that tells who it is',
    [
      { items: 50, value: 1 },
      [
        { items: 0, value: 0 },
        { items: 51, value: 1 },
      ],
      limits,
    ],
    { of: 'perCustomer', unit: 'items', most: 100 },
  ],
  [
    'anything, without limits',
    [{ items: 9_999, value: 99_999_999 }, [{ items: 9_999, value: 1 }], { perOrder: none, perCustomer: none }],
    null,
  ],
])('an order of %s', (_what, asked, excess) => {
  expect(excessOf(...asked)).toEqual(excess);
});

it.each<[Excess, string]>([
  [
    { of: 'perOrder', unit: 'items', most: 1_500 },
    'You can order at most 1,500 items at once. Order fewer, or contact us',
  ],
  [
    { of: 'perOrder', unit: 'value', most: 500_000 },
    'You can order items for at most $5,000.00 at once. Order less, or contact us',
  ],
  [
    { of: 'perCustomer', unit: 'items', most: 100 },
    'Unpaid orders from you or your network can hold at most 100 items together. Pay or cancel those first, order fewer, or contact us',
  ],
])('%j says what the limit is, and what to do', (excess, words) => {
  expect(excessInWords(excess)).toBe(words);
});
