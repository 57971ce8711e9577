import { createLag } from './lag';

it('counts a replica as up to date at the moment when the primary had written what it has replayed', () => {
  const lag = createLag();
  lag.replayed('0/FF');
  expect(lag.upToDateAt()).toBe(Number.NEGATIVE_INFINITY);
  lag.wrote('0/FF', 10);
  lag.wrote('0/FF', 20);
  lag.wrote('0/100', 30);
  lag.wrote('1/0', 40);
  lag.replayed('0/F0');
  expect(lag.upToDateAt()).toBe(Number.NEGATIVE_INFINITY);
  lag.replayed('0/FF');
  expect(lag.upToDateAt()).toBe(20);
  lag.replayed('0/FFFFFFFF');
  expect(lag.upToDateAt()).toBe(30);
  lag.replayed('0/FFFFFFFF');
  expect(lag.upToDateAt()).toBe(30);
  lag.replayed('1/0');
  expect(lag.upToDateAt()).toBe(40);
  lag.forget();
  lag.replayed('1/0');
  expect(lag.upToDateAt()).toBe(Number.NEGATIVE_INFINITY);
});
