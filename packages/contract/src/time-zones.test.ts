import fc from 'fast-check';
import { clockAt, isoIn, isTimeZone, momentAt } from './time-zones';

const ZONES = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Santiago', 'Asia/Tokyo', 'UTC'];
const at = (clock: string, zone: string) => new Date(momentAt(Date.parse(`${clock}Z`), zone)).toISOString();

test.each([
  ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z', 'skipped: half past three'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z', 'twice: the first'],
  ['America/New_York', '2026-11-01T03:00', '2026-11-01T08:00:00.000Z', 'after the change'],
  ['Europe/Berlin', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z', 'right at the change'],
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z', 'twice: the first'],
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z', 'half an hour is skipped'],
  ['America/Santiago', '2026-09-06T00:00', '2026-09-06T04:00:00.000Z', 'midnight is skipped'],
  ['Asia/Tokyo', '2026-03-29T02:30', '2026-03-28T17:30:00.000Z', 'never changes'],
  ['Europe/Berlin', '0202-03-29T02:30', '0202-03-29T01:36:32.000Z', 'half typed'],
  ['UTC', '2026-03-29T02:30', '2026-03-29T02:30:00.000Z', 'never changes'],
])('%s: clocks show %s at %s (%s)', (zone, clock, moment) => expect(at(clock, zone)).toBe(moment));

test('clocks show what they showed at a moment again then, or an hour before', () => {
  const moments = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), moments, (zone, moment) => {
      const first = momentAt(clockAt(moment, zone), zone);
      expect(clockAt(first, zone)).toBe(clockAt(moment, zone));
      expect([0, 1_800_000, 3_600_000]).toContain(moment - first);
    }),
  );
});

test.each([
  ['UTC', '2026-01-05T14:07:00.000Z'],
  ['America/New_York', '2026-01-05T09:07:00-05:00'],
  ['Asia/Kolkata', '2026-01-05T19:37:00+05:30'],
  ['America/St_Johns', '2026-01-05T10:37:00-03:30'],
])('in %s, a moment is written %s', (zone, iso) => {
  expect(isoIn(new Date('2026-01-05T14:07:00.000Z'), zone)).toBe(iso);
  expect(Date.parse(iso)).toBe(Date.parse('2026-01-05T14:07:00.000Z'));
});

test('a zone that a browser doesn’t know is UTC', () => {
  expect(isTimeZone('Mars/Olympus')).toBe(false);
  expect(clockAt(1_000, 'Mars/Olympus')).toBe(1_000);
});
