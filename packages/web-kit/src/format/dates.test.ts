import { formatDate } from './dates';

test.each([
  ['2026-01-05T00:00:00.000Z', 'January 5, 2026'],
  ['2025-12-31T23:59:59.999Z', 'December 31, 2025'],
])('%s is written %s', (date, text) => {
  expect(formatDate(date)).toBe(text);
});
