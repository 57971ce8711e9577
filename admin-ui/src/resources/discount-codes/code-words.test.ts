import { endHelp, formatPeriod, formatUses, formatWorth, minimumHelp } from './code-words';

test('a discount code shows what it takes off', () => {
  expect(formatWorth({ kind: 'PERCENT', percent: 12.5, amount: null })).toBe('12.5% off');
  expect(formatWorth({ kind: 'AMOUNT', percent: null, amount: 7.5 })).toBe('$7.50 off');
  expect(formatWorth({ kind: 'SHIPPING', percent: null, amount: null })).toBe('Free shipping');
});

test('a discount code shows its uses and its limit', () => {
  expect(formatUses({ uses: 0, usageLimit: null })).toBe('0');
  expect(formatUses({ uses: 3, usageLimit: 1000 })).toBe('3 of 1,000');
});

test('a discount code shows when it is valid', () => {
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
  ['2026-01-05T10:00:00.000Z', 'That’s in the past, so no one can use the code.'],
  ['2026-01-05T12:00:00.000Z', 'Optional.'],
  ['', 'Optional.'],
])('explains an end at %s', (endsAt, help) =>
  expect(endHelp({ endsAt }, Date.parse('2026-01-05T11:00:00Z'))).toBe(help),
);
