import { formatChange } from './change';

test.each([
  [120, 100, '+20%'],
  [97.4, 100, '−3%'],
  [100, 100, '0%'],
  [0, 80, '−100%'],
  [-20, 80, '−125%'],
  [50, 0, null],
  [0, 0, null],
  [50, -10, null],
])('%d after %d is %s', (now, before, change) => {
  expect(formatChange(now, before)).toBe(change);
});
