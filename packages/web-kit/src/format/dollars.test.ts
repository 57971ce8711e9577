import { formatCount } from '@stoa/contract';
import { formatDollars } from './dollars';

test.each([
  [0, '$0.00'],
  [48.5, '$48.50'],
  [10250, '$10,250.00'],
  [-5, '−$5.00'],
])('%d is written %s', (amount, text) => {
  expect(formatDollars(amount)).toBe(text);
});

test.each([0.05, 7, 999.99, 1000, 123456.78, 9_999_999.99])('%d is written as browsers would', (amount) => {
  const inDollars = { style: 'currency', currency: 'USD' } as const;
  expect(formatDollars(amount)).toBe(amount.toLocaleString('en-US', inDollars));
  expect(formatCount(Math.round(amount))).toBe(Math.round(amount).toLocaleString('en-US'));
});
