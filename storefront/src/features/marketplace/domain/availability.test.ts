import { availabilityOf } from './availability';

test.each([
  ['AVAILABLE', 12, true, '12 in stock.'],
  ['AVAILABLE', 1, true, 'Only 1 left in stock.'],
  ['AVAILABLE', 0, false, 'Out of stock: it cannot be ordered at the moment.'],
  ['SOLD_OUT', 12, false, 'Sold out: it cannot be ordered at the moment.'],
  ['COMING_SOON', 12, false, 'Coming soon: it cannot be ordered yet.'],
] as const)('%s with %d in stock', (status, stock, canBuy, sentence) => {
  expect(availabilityOf({ status, stock })).toEqual({ canBuy, sentence });
});
