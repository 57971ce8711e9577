import { slugOf } from './cells';
import { woocommerce } from './woocommerce';

it.each([
  ['Möbel & Söhne', 'mobel-sohne'],
  ['M', 'm-'],
  ['木', ''],
])('the slug of %s', (name, slug) => expect(slugOf(name, 2)).toBe(slug));

it('a variation for any value is one for each, up to what an item can have', () => {
  const attributes = (values: string[]) =>
    Object.fromEntries(
      values.flatMap((value, index) => [
        [`attribute ${index + 1} name`, `Option ${index + 1}`],
        [`attribute ${index + 1} value(s)`, value],
      ]),
    );
  const many = Array.from({ length: 50 }, (_, index) => `v${index}`).join(', ');
  const read = (values: string[]) =>
    woocommerce.toRecord([
      { type: 'variable', name: 'Tee', ...attributes(values) },
      { type: 'variation', 'regular price': '5', ...attributes(values.map((_, index) => (index === 0 ? 'v1' : ''))) },
    ]);
  expect(read(['v1', 'A, B']).lines.map(({ cells }) => cells.option2)).toEqual(['A', 'B']);
  expect(read(['v1', many, many]).faults).toEqual([{ row: 1, message: 'An item can have at most 100 variants' }]);
  expect(read(['v1', 'A', 'A', 'A']).faults).toEqual([{ row: 0, message: 'An item can have at most 3 options' }]);
});
