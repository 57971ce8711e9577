import { availabilityNote } from './availability';

test.each([
  ['AVAILABLE', 12, '12 in stock.'],
  ['AVAILABLE', 1, 'Only 1 left in stock.'],
  ['AVAILABLE', 0, 'It cannot be ordered at the moment.'],
  ['SOLD_OUT', 12, 'It cannot be ordered at the moment.'],
  ['COMING_SOON', 12, 'It cannot be ordered yet.'],
] as const)('%s with %d in stock', (status, stock, note) => {
  expect(availabilityNote({ status, stock })).toBe(note);
});
