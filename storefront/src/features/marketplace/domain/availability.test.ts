import { availabilityNote } from './availability';

test.each([
  ['AVAILABLE', 12, '12 available.'],
  ['AVAILABLE', 1, 'Only 1 left.'],
  ['AVAILABLE', 0, 'You can’t order this right now.'],
  ['SOLD_OUT', 12, 'You can’t order this right now.'],
  ['COMING_SOON', 12, 'You can’t order this yet.'],
] as const)('%s with %d in stock', (status, stock, note) => {
  expect(availabilityNote({ status, stock, counted: true })).toBe(note);
});

it('says nothing of stock that is not counted', () => {
  expect(availabilityNote({ status: 'AVAILABLE', stock: 0, counted: false })).toBe('');
});
