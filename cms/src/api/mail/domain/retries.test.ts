import { GIVE_UP_AFTER, nextPause } from './retries';

const HOUR = 3_600_000;

it.each([
  [1, 2_000],
  [2, 10_000],
  [3, 60_000],
  [4, 300_000],
  [6, HOUR],
  [8, 4 * HOUR],
  [40, 4 * HOUR],
])('after attempt %i waits %i ms', (attempts, pause) => expect(nextPause(attempts, 0)).toBe(pause));

it('gives up after three days', () => {
  expect(nextPause(20, GIVE_UP_AFTER - 4 * HOUR)).toBe(4 * HOUR);
  expect(nextPause(20, GIVE_UP_AFTER - 4 * HOUR + 1)).toBeUndefined();
});

it('tries about 25 times on the whole, and never waits shorter than before', () => {
  let [age, attempts, last] = [0, 1, 0];
  for (let pause = nextPause(attempts, age); pause !== undefined; pause = nextPause(attempts, age)) {
    expect(pause).toBeGreaterThanOrEqual(last);
    [age, attempts, last] = [age + pause, attempts + 1, pause];
  }
  expect(attempts).toBeGreaterThan(20);
  expect(attempts).toBeLessThan(30);
});
