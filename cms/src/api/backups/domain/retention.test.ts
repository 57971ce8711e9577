import fc from 'fast-check';
import { keptBackups } from './retention';

const DAY_MS = 86_400_000;
const FIRST = Date.UTC(2026, 0, 1, 3);
const daily = (days: number) =>
  Array.from({ length: days }, (_, day) => ({ id: day, startedAt: new Date(FIRST + day * DAY_MS) }));
const daysOf = (kept: Set<number>) =>
  [...kept].sort((one, other) => one - other).map((day) => new Date(FIRST + day * DAY_MS).toISOString().slice(0, 10));

it('keeps seven days, the last of four weeks, and the last of six months', () => {
  const kept = keptBackups(daily(365), { keepDaily: 7, keepWeekly: 4, keepMonthly: 6, zone: 'UTC' });
  expect(daysOf(kept)).toEqual([
    ...['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30'],
    ...['2026-12-13', '2026-12-20', '2026-12-25', '2026-12-26', '2026-12-27'],
    ...['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
  ]);
});

it('keeps one a day of the shop’s, also where the schedule made two in a day of UTC', () => {
  // At 22:00 of each day in New York: 02:00 or 03:00 of the next in UTC.
  const made = ['2026-10-31T02:00Z', '2026-11-01T02:00Z', '2026-11-02T03:00Z'].map((moment, id) => ({
    id,
    startedAt: new Date(moment),
  }));
  const again = { id: 3, startedAt: new Date('2026-11-02T04:30Z') };
  const retention = { keepDaily: 9, keepWeekly: 0, keepMonthly: 0, zone: 'America/New_York' };
  expect(keptBackups([...made, again], retention)).toEqual(new Set([0, 1, 3]));
});

const numbers = fc.record({
  keepDaily: fc.nat(10),
  keepWeekly: fc.nat(10),
  keepMonthly: fc.nat(10),
  zone: fc.constantFrom('UTC', 'America/New_York', 'Australia/Lord_Howe'),
});
const moments = fc
  .uniqueArray(fc.integer({ min: 0, max: 500 * 24 }), { maxLength: 60 })
  .map((hours) => hours.map((hour, id) => ({ id, startedAt: new Date(FIRST + hour * 3_600_000) })));

it('always keeps the newest, and no more than it was told', () => {
  fc.assert(
    fc.property(moments, numbers, (made, retention) => {
      const kept = keptBackups(made, retention);
      const { keepDaily, keepWeekly, keepMonthly } = retention;
      expect(kept.size).toBeLessThanOrEqual(Math.max(1, keepDaily + keepWeekly + keepMonthly));
      const newest = made.toSorted((one, other) => +other.startedAt - +one.startedAt)[0];
      if (newest) expect(kept.has(newest.id)).toBe(true);
    }),
  );
});

it('keeps the same if what it didn’t keep is gone, and more with larger numbers', () => {
  fc.assert(
    fc.property(moments, numbers, (made, retention) => {
      const kept = keptBackups(made, retention);
      expect(
        keptBackups(
          made.filter(({ id }) => kept.has(id)),
          retention,
        ),
      ).toEqual(kept);
      const more = keptBackups(made, { ...retention, keepDaily: retention.keepDaily + 1 });
      expect([...kept].every((id) => more.has(id))).toBe(true);
    }),
  );
});
