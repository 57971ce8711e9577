import { isWithinIdempotencyWindow, notMade } from './unanswered-refunds';

const HOUR_MS = 60 * 60_000;
const of = (title: string, hours: number) => ({ title, idempotencyWindow: hours * HOUR_MS });
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

it.each([
  ['a day', of('Short', 24), 23, 25],
  ['30 days', of('Long', 720), 719, 721],
])('a provider that knows keys for %s is asked again until then', (_, provider, before, after) => {
  expect([isWithinIdempotencyWindow(provider, ago(before)), isWithinIdempotencyWindow(provider, ago(after))]).toEqual([
    true,
    false,
  ]);
});

it('a refund that is given up says after how long', () => {
  expect(notMade(of('Short', 24), { givenUpAt: null })).toMatch(
    /^Short didn’t make this refund within 24 hours, and won’t anymore\./,
  );
  expect(notMade(of('Long', 720), { givenUpAt: null })).toMatch(/^Long didn’t make this refund within 30 days, /);
});
