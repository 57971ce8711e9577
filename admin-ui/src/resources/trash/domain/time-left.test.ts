import { timeLeft } from './time-left';

it.each([
  ['2026-03-31T12:00:00Z', 'in 30 days'],
  ['2026-03-02T13:00:00Z', 'tomorrow'],
  ['2026-03-01T13:00:00Z', 'today'],
  ['2026-03-31T11:59:00Z', 'in 30 days'],
  ['2026-02-01T12:00:00Z', 'today'],
])('the time until %s is %s', (until, words) => {
  expect(timeLeft(until, new Date('2026-03-01T12:00:00Z'))).toBe(words);
});
