import { formatDate, formatDay, setTimeZone, shopToday } from './dates';
import { formatBriefMoment, formatDeadline, formatMoment } from './moments';

afterEach(() => setTimeZone('UTC'));

test.each([
  ['UTC', '2026-01-05T00:00:00.000Z', 'January 5, 2026'],
  ['UTC', '2025-12-31T23:59:59.999Z', 'December 31, 2025'],
  ['America/New_York', '2026-01-05T04:59:59.999Z', 'January 4, 2026'],
  ['America/New_York', '2026-01-05T05:00:00.000Z', 'January 5, 2026'],
  ['Australia/Lord_Howe', '2025-12-31T13:00:00.000Z', 'January 1, 2026'],
])('in %s, %s is written %s', (zone, date, long) => {
  setTimeZone(zone);
  expect(formatDate(date)).toBe(long);
});

test('every month is written as browsers would', () => {
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2026, month, 9 + month));
    expect(formatDate(date.toISOString())).toBe(date.toLocaleString('en-US', { dateStyle: 'long', timeZone: 'UTC' }));
  }
});

test('a day is the same in every time zone', () => {
  setTimeZone('America/New_York');
  expect(formatDay('2026-03-08')).toBe('March 8, 2026');
});

test('a moment is written by the clock of the shop, wherever it is read', () => {
  expect(formatMoment('2026-01-05T14:07:00.000Z')).toMatch(/^January 5, 2026 at 2:07\sPM$/);
  setTimeZone('America/New_York');
  expect(formatMoment('2026-03-08T06:59:00.000Z')).toMatch(/^March 8, 2026 at 1:59\sAM$/);
  expect(formatMoment('2026-03-08T07:00:00.000Z')).toMatch(/^March 8, 2026 at 3:00\sAM$/);
});

test('a deadline names the time zone', () => {
  setTimeZone('America/New_York');
  expect(formatDeadline('2026-01-05T14:07:00.000Z')).toMatch(/^January 5, 2026 at 9:07\sAM EST$/);
  expect(formatDeadline('2026-07-05T14:07:00.000Z')).toMatch(/ EDT$/);
});

test('what is of today by the clock of the shop is only a time', () => {
  jest.useFakeTimers({ now: Date.parse('2026-01-05T10:30:00Z') });
  setTimeZone('Pacific/Kiritimati');
  expect(shopToday()).toBe('2026-01-06');
  expect(formatBriefMoment('2026-01-05T10:00:00.000Z')).toMatch(/^12:00\sAM$/);
  expect(formatBriefMoment('2026-01-05T09:59:00.000Z')).not.toMatch(/^11:59\sPM$/);
  jest.useRealTimers();
});
