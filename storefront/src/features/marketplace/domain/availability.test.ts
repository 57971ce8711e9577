import { availabilityNote } from './availability';

test.each([
  ['AVAILABLE', 12, ''],
  ['AVAILABLE', 1, 'Only 1 left.'],
  ['AVAILABLE', 0, 'You can’t order this right now.'],
  ['SOLD_OUT', 12, 'You can’t order this right now.'],
  ['COMING_SOON', 12, 'You can’t order this yet.'],
] as const)('%s with %d in stock', (status, stock, note) => {
  expect(availabilityNote({ status, stock, low: stock <= 3, counted: true }, null)).toBe(note);
});

it('says nothing of stock that is not counted', () => {
  expect(availabilityNote({ status: 'AVAILABLE', stock: 0, low: false, counted: false }, null)).toBe('');
});

test.each([
  [12, '12 places left.'],
  [2, 'Only 2 places left.'],
  [1, 'Only 1 place left.'],
])('%d in words of its own', (stock, note) => {
  const words = { one: 'place left', many: 'places left' };
  expect(availabilityNote({ status: 'AVAILABLE', stock, low: stock <= 3, counted: true }, words)).toBe(note);
});
