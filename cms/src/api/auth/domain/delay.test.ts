import { delayAfter, formatDelay } from './delay';

describe('delayAfter', () => {
  const rule = { free: 5, longestSeconds: 300 };

  it.each([
    [1, 0],
    [4, 0],
    [5, 1],
    [6, 2],
    [7, 4],
    [12, 128],
    [14, 300],
    [1_000_000, 300],
  ])('%i failures cost %i seconds', (failures, seconds) => {
    expect(delayAfter(failures, rule)).toBe(seconds);
  });

  it('never grows shorter', () => {
    const delays = Array.from({ length: 50 }, (_, failures) => delayAfter(failures, rule));
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
  });
});

describe('formatDelay', () => {
  it.each([
    [1, '1 second'],
    [59, '59 seconds'],
    [60, '60 seconds'],
    [61, '2 minutes'],
    [3600, '60 minutes'],
    [3601, '2 hours'],
  ])('%i → %s', (seconds, words) => {
    expect(formatDelay(seconds)).toBe(words);
  });
});
