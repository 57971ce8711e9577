import { formatDollars } from './dollars';

test.each([
  [0, '$0.00'],
  [48.5, '$48.50'],
  [10250, '$10,250.00'],
])('%d is written %s', (amount, text) => {
  expect(formatDollars(amount)).toBe(text);
});
