import { timeLeft } from './statement-timeouts';

it.each([
  [0, 4_000, 4_000],
  [500, 4_000, 3_500],
  [620, 4_000, 3_500],
  [3_900, 4_000, 500],
  [4_000, 4_000, 500],
  [9_000, 4_000, 500],
  [4_000, 120_000, 116_000],
])('after %d of %d ms, the next wait may take %d', (waited, limit, left) => {
  expect(timeLeft({ limit, waited })).toBe(left);
});

it('never leaves more than the limit, or than a step beyond it', () => {
  for (let waited = 0; waited < 6_000; waited += 7) {
    const left = timeLeft({ limit: 4_000, waited });
    expect(left).toBeLessThanOrEqual(4_000);
    expect(Math.min(waited, 4_000) + left).toBeLessThanOrEqual(4_500);
  }
});
