import { hasBegun } from './has-begun';
import { formatSchedule, itemSchedule, scheduleOf } from './schedule';

const startsAt = '2026-12-05T10:00:00.000Z';

test.each([
  [
    { endsAt: '2026-12-05T13:00:00.000Z', venue: 'Studio, 12 Kiln St' },
    'Sat, Dec 5, 2026, 10:00 AM – 1:00 PM · Studio, 12 Kiln St',
  ],
  [{ endsAt: '2026-12-06T13:00:00.000Z', venue: null }, 'Sat, Dec 5, 2026, 10:00 AM – Sun, Dec 6, 2026, 1:00 PM'],
  [{ endsAt: null, venue: null }, 'Sat, Dec 5, 2026, 10:00 AM'],
])('%j reads %s', (more, words) => expect(formatSchedule({ startsAt, ...more })).toBe(words));

test('nobody can book what has begun', () => {
  const schedule = scheduleOf({ startsAt, endsAt: null, venue: null });
  expect(hasBegun(schedule, 'UTC', Date.parse(startsAt) - 1)).toBe(false);
  expect(hasBegun(schedule, 'UTC', Date.parse(startsAt))).toBe(true);
  expect(hasBegun(null, 'UTC')).toBe(false);
});

test('only what needs no shipping takes place somewhere', () => {
  const variant = { startsAt, endsAt: null, venue: 'Studio' };
  const item = { sale: { needsShipping: false, taxClass: 'standard' }, hasOptions: false, variants: [variant] };
  expect(itemSchedule(item)).toEqual(variant);
  expect(itemSchedule({ ...item, sale: { ...item.sale, needsShipping: true } })).toBeNull();
  expect(itemSchedule({ ...item, hasOptions: true })).toBeNull();
  expect(itemSchedule({ ...item, hasOptions: true }, variant)).toEqual(variant);
});
