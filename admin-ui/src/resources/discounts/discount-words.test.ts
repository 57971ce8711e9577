import type { DiscountEstimate } from '@stoa/contract';
import { newValues } from './discount-fields';
import { endHelp, formatEstimate, formatPeriod, formatTyped, formatUses, minimumHelp } from './discount-words';

const categories = [{ id: 7, name: 'Candles' }];

test('a discount is said as it is typed, once it does something', () => {
  expect(formatTyped(newValues, categories)).toBeNull();
  expect(formatTyped({ ...newValues, percent: '20', categories: ['7'] }, categories)).toBe(
    '20% off everything in Candles',
  );
  expect(formatTyped({ ...newValues, percent: '20', collections: [{ id: 3, title: 'Gifts' }] }, categories)).toBe(
    '20% off everything in Gifts',
  );
  const typed = { ...newValues, kind: 'BUY_X_GET_Y', categories: ['7', '8'], usageLimitPerCustomer: '1' } as const;
  expect(formatTyped({ ...typed, categories: [...typed.categories] }, categories)).toBe(
    'Buy 2 from Candles or a deleted category, get 1 free, once per customer',
  );
});

const estimate: DiscountEstimate = { days: 30, orders: 40, isCapped: false, discounted: 12, cost: 184.2 };

test.each<[Partial<DiscountEstimate>, string]>([
  [
    {},
    'In the last 30 days, it would have applied to 12 of 40 orders and cost $184.20, if customers had ordered the same.',
  ],
  [
    { orders: 5000, isCapped: true },
    'In the last 30 days, it would have applied to 12 of your latest 5,000 orders and cost $184.20, if customers had ordered the same.',
  ],
  [{ discounted: 0, cost: 0 }, 'In the last 30 days, it wouldn’t have applied to any of 40 orders.'],
  [
    { orders: 0, discounted: 0, cost: 0 },
    'No orders were paid in the last 30 days, so there’s nothing to compare with.',
  ],
])('an estimate of %j is said', (parts, sentence) => expect(formatEstimate({ ...estimate, ...parts })).toBe(sentence));

test('a discount shows its uses and its limit', () => {
  expect(formatUses({ uses: 0, usageLimit: null })).toBe('0');
  expect(formatUses({ uses: 3, usageLimit: 1000 })).toBe('3 of 1,000');
});

test('a discount shows when it is valid', () => {
  const [startsAt, endsAt] = ['2026-11-01T12:00:00.000Z', '2026-11-30T12:00:00.000Z'];
  expect(formatPeriod({ startsAt: null, endsAt: null })).toBe('Always');
  expect(formatPeriod({ startsAt, endsAt: null })).toBe('From November 1, 2026');
  expect(formatPeriod({ startsAt: null, endsAt })).toBe('Until November 30, 2026');
  expect(formatPeriod({ startsAt, endsAt })).toBe('November 1, 2026 to November 30, 2026');
});

test.each([
  [
    { kind: 'AMOUNT', amount: '20', minimum: '15.5' },
    'This is more than the minimum order, so an order of $15.50 would be free.',
  ],
  [{ kind: 'AMOUNT', amount: '20', minimum: '20' }, 'Optional. The subtotal before discounts.'],
  [{ kind: 'AMOUNT', amount: '20', minimum: '' }, 'Optional. The subtotal before discounts.'],
  [{ kind: 'PERCENT', amount: '20', minimum: '10' }, 'Optional. The subtotal before discounts.'],
] as const)('explains a minimum of %j', (typed, help) => expect(minimumHelp(typed)).toBe(help));

test.each([
  ['2026-01-05T10:00:00.000Z', 'That’s in the past, so no one gets the discount.'],
  ['2026-01-05T12:00:00.000Z', 'Optional.'],
  ['', 'Optional.'],
])('explains an end at %s', (endsAt, help) =>
  expect(endHelp({ endsAt }, Date.parse('2026-01-05T11:00:00Z'))).toBe(help),
);
