import { availabilityNote, displayStatus, isOnSale } from './availability';

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

test.each([
  ['AVAILABLE', 12, ''],
  ['AVAILABLE', 1, 'Only 1 left'],
  ['AVAILABLE', 0, ''],
  ['SOLD_OUT', 12, ''],
  ['COMING_SOON', 12, 'Not available yet'],
] as const)('%s with %d in stock', (status, stock, note) => {
  expect(availabilityNote({ status, stock, low: stock <= 3, counted: true }, null)).toBe(note);
});

it('an item without counted stock has no stock note', () => {
  expect(availabilityNote({ status: 'AVAILABLE', stock: 0, low: false, counted: false }, null)).toBe('');
});

test.each([
  [12, '12 spots left'],
  [2, 'Only 2 spots left'],
  [1, 'Only 1 spot left'],
])('a stock of %d uses the item’s own words', (stock, note) => {
  const words = { one: 'spot left', many: 'spots left' };
  expect(availabilityNote({ status: 'AVAILABLE', stock, low: stock <= 3, counted: true }, words)).toBe(note);
});
