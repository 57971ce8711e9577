import { typedAmount } from './item-params';

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
