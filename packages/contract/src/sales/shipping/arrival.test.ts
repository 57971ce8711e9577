import fc from 'fast-check';
import { addDays } from '../../days';
import { addBusinessDays, arrivalOf, formatArrival, formatHandling } from './arrival';

// November 27, 2026, is a Friday.
test.each([
  ['2026-11-27', 0, '2026-11-27'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-27', 6, '2026-12-07'],
  ['2026-11-28', 0, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-11-29', 2, '2026-12-01'],
])('%s and %d business days are %s', (day, days, result) => expect(addBusinessDays(day, days)).toBe(result));

test('an order arrives after handling and transit', () => {
  const arrival = arrivalOf('2026-11-27', { handling: { min: 1, max: 2 }, transit: { min: 1, max: 3 } });
  expect(arrival).toEqual({ from: '2026-12-01', to: '2026-12-04' });
  expect(arrival && formatArrival(arrival)).toBe('Arrives Tue,\u00a0Dec\u00a01 – Fri,\u00a0Dec\u00a04');
});

test('without a transit time, nothing is promised', () => {
  expect(arrivalOf('2026-11-27', { handling: { min: 1, max: 2 }, transit: null })).toBeNull();
  const sameDay = arrivalOf('2026-11-27', { handling: null, transit: { min: 2, max: 2 } });
  expect(sameDay && formatArrival(sameDay)).toBe('Arrives Tue,\u00a0Dec\u00a01');
});

test.each([
  [0, 0, 'Ships the same business day'],
  [1, 1, 'Ships in 1 business day'],
  [1, 2, 'Ships in 1–2 business days'],
])('from %d to %d: %s', (min, max, words) => expect(formatHandling({ min, max })).toBe(words));

test('business days are never on a weekend, and five of them are a week', () => {
  fc.assert(
    fc.property(fc.nat(3_000), fc.nat(60), (start, days) => {
      const day = addDays('2026-01-01', start);
      const result = addBusinessDays(day, days);
      expect([0, 6]).not.toContain(new Date(result).getUTCDay());
      expect(addBusinessDays(result, 5)).toBe(addDays(result, 7));
      expect(addBusinessDays(day, days + 1) > result || [0, 6].includes(new Date(day).getUTCDay())).toBe(true);
    }),
  );
});
