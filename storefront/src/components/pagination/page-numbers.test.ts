import { pageNumbers } from './page-numbers';

test.each([
  [1, 2, '1 2'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
  [8, 8, '1 … 4 5 6 7 8'],
  [50, 1372, '1 … 49 50 51 … 1372'],
  [9, 3, '1 2 3'],
])('page %d of %d', (page, totalPages, numbers) => {
  expect(
    pageNumbers(page, totalPages)
      .map((number) => number ?? '…')
      .join(' '),
  ).toBe(numbers);
});
