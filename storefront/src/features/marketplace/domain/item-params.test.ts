import { readView } from '@stoa/web-kit';
import { itemParams, typedAmount } from './item-params';

test.each([
  ['25', '25'],
  [' $1,200.50 ', '1200.50'],
  ['.5', '0.5'],
  ['12.', '12'],
  ['', ''],
])('%j is typed for %j', (typed, amount) => {
  expect(typedAmount(typed)).toBe(amount);
});

test.each(['cheap', '-3', '1.234', '1e5', '999999999'])('%j is no amount', (typed) => {
  expect(typedAmount(typed)).toBeNull();
});

test('an amount from a form sent without scripts is read as typed', () => {
  const { values } = readView(itemParams, new URLSearchParams('minPrice=$1,200&maxPrice=cheap'));
  expect(values).toMatchObject({ minPrice: '1200', maxPrice: '' });
});
