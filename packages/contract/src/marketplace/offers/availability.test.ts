import { displayStatus, isOnSale } from './availability';

test.each([
  ['AVAILABLE', 12, 'AVAILABLE'],
  ['AVAILABLE', 0, 'SOLD_OUT'],
  ['SOLD_OUT', 12, 'SOLD_OUT'],
  ['SOLD_OUT', 0, 'SOLD_OUT'],
  ['COMING_SOON', 12, 'COMING_SOON'],
  ['COMING_SOON', 0, 'COMING_SOON'],
] as const)('%s with %d in stock reads %s', (status, stock, shown) => {
  expect(displayStatus({ status, stock, counted: true })).toBe(shown);
  expect(isOnSale({ status, stock, counted: true })).toBe(shown === 'AVAILABLE');
});

test('stock that is not counted does not run out', () => {
  expect(displayStatus({ status: 'AVAILABLE', stock: 0, counted: false })).toBe('AVAILABLE');
  expect(isOnSale({ status: 'SOLD_OUT', stock: 0, counted: false })).toBe(false);
});
