import { dueDay } from './daily-summary';

describe('the summary that is due', () => {
  it.each([
    ['2026-03-01T05:59:59Z', null],
    ['2026-03-01T06:00:00Z', '2026-02-28'],
    ['2026-03-01T23:59:59Z', '2026-02-28'],
    ['2027-01-01T12:00:00Z', '2026-12-31'],
  ])('at %s is that of %s', (now, day) => {
    expect(dueDay(new Date(now))).toBe(day);
  });
});
