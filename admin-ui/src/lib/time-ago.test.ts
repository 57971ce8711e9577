import { timeAgo } from './time-ago';

const now = new Date('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T11:59:30Z', 'just now'],
  ['2026-11-20T12:00:10Z', 'just now'],
  ['2026-11-20T11:59:00Z', '1 minute ago'],
  ['2026-11-20T10:30:00Z', '1 hour ago'],
  ['2026-11-18T13:00:00Z', '1 day ago'],
  ['2026-11-01T12:00:00Z', '19 days ago'],
  ['2026-08-01T12:00:00Z', '3 months ago'],
  ['2024-01-01T00:00:00Z', '2 years ago'],
])('%s is %s', (time, words) => expect(timeAgo(time, now)).toBe(words));
