import { formatDate, formatMoment } from './dates';

test.each([
  ['2026-01-05T00:00:00.000Z', 'January 5, 2026'],
  ['2025-12-31T23:59:59.999Z', 'December 31, 2025'],
])('%s is written %s', (date, long) => expect(formatDate(date)).toBe(long));

test('every month is written as browsers would', () => {
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2026, month, 9 + month));
    expect(formatDate(date.toISOString())).toBe(date.toLocaleString('en-US', { dateStyle: 'long', timeZone: 'UTC' }));
  }
});

test('a moment is written by the clock of the reader', () => {
  expect(formatMoment(new Date(2026, 0, 5, 14, 7).toISOString())).toMatch(/^January 5, 2026 at 2:07\sPM$/);
});
