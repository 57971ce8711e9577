import { fileProblem } from './file-problem';

test.each([
  ['shop.csv', 10, undefined],
  ['SHOP.CSV', 10, undefined],
  ['shop.xlsx', 10, 'shop.xlsx isn’t a CSV file. Save it as CSV (UTF-8) and try again.'],
  ['shop.csv', 60_000_000, 'shop.csv is too large. Files can be up to 50 MB.'],
  ['shop.csv', 0, 'shop.csv is empty.'],
])('%s with %i bytes', (name, size, problem) => expect(fileProblem({ name, size })).toBe(problem));
