import { isOverdue, lastDue, nextDue } from './schedule';

const at = (moment: string) => new Date(`${moment}Z`);

it.each([
  ['2026-11-23T02:59:59', '2026-11-22T03:00', '2026-11-23T03:00'],
  ['2026-11-23T03:00:00', '2026-11-23T03:00', '2026-11-24T03:00'],
  ['2026-12-31T23:30:00', '2026-12-31T03:00', '2027-01-01T03:00'],
])('at %s, it was due at %s and is due again at %s', (now, last, next) => {
  expect(lastDue('03:00', at(now))).toEqual(at(last));
  expect(nextDue('03:00', at(now))).toEqual(at(next));
});

it('is overdue after a day and a half without a good backup, but not before the schedule had as long', () => {
  const now = at('2026-11-23T16:00:00');
  const long = at('2026-01-01T00:00');
  expect(isOverdue(at('2026-11-22T03:00:00'), long, now)).toBe(true);
  expect(isOverdue(at('2026-11-22T05:00:00'), long, now)).toBe(false);
  expect(isOverdue(undefined, long, now)).toBe(true);
  expect(isOverdue(undefined, at('2026-11-23T00:00'), now)).toBe(false);
});
