import type { FullItem } from '@stoa/contract';
import { item } from '@stoa/web-kit/testing';
import { setWeightUnit } from '../../../components/form/weights';
import {
  type Choices,
  missing,
  newChoices,
  type OptionRow,
  toChoices,
  totalStock,
  variantName,
  withMissing,
  withOptions,
} from './variants';
import { formatVariants, rebased, toChangedChoices, toChoicesInput } from './variants-input';

const option = (key: number, name: string, values: string[]): OptionRow => ({
  key,
  name,
  values: values.map((value, place) => ({ key: place + 1, name: value, color: '' })),
});
const size = option(1, 'Size', ['S', 'M']);
const glaze = option(2, 'Glaze', ['Sage', 'Slate']);

const variant = {
  price: 30,
  discountPrice: null,
  status: 'AVAILABLE',
  barcode: null,
  weight: null,
  startsAt: null,
  endsAt: null,
  venue: null,
  imageUrl: null,
  low: false,
  reserved: 0,
} as const;
const bowl: FullItem = {
  ...item,
  hasOptions: true,
  options: [
    {
      name: 'Size',
      values: [
        { name: 'S', color: null },
        { name: 'M', color: '#8a9a5b' },
      ],
    },
  ],
  variants: [
    { ...variant, id: 7, values: ['S'], stock: 2, sku: 'B-S', enabled: true, own: { price: 30, discountPrice: 25 } },
    { ...variant, id: 8, values: ['M'], stock: null, sku: null, enabled: false, own: null },
  ],
};
const names = ({ options, variants }: Choices) => variants.map((row) => variantName(options, row));
const edited = (choices: Choices, row: number, changed: object): Choices => ({
  ...choices,
  variants: choices.variants.map((variant, place) => (place === row ? { ...variant, ...changed } : variant)),
});

test('unchanged variants are sent as they were opened', () => {
  const { options, variants } = toChoicesInput(toChoices(bowl));
  expect(options).toEqual(bowl.options);
  expect(variants).toMatchObject([
    { id: 7, values: ['S'], stock: 2, sku: 'B-S', enabled: true, own: { price: 30, discountPrice: 25 } },
    { id: 8, values: ['M'], stock: null, sku: '', enabled: false, own: null },
  ]);
});

test('weights are sent in grams, whatever they are typed in', () => {
  const typed = edited({ ...toChoices(bowl), weightsIn: 'oz' }, 0, { weight: '12' });
  expect(toChoicesInput(typed).variants.map(({ weight }) => weight)).toEqual([340, null]);
  expect(formatVariants(typed.variants, null, typed)).toContain('12 oz');
});

test('a form keeps the unit of its weights when it’s saved, or compared with what someone else saved', () => {
  const weighed: FullItem = { ...bowl, variants: bowl.variants.map((one) => ({ ...one, weight: 453 })) };
  const opened = toChoices(weighed);
  setWeightUnit('lb');
  const { weightsIn, variants } = toChoices(weighed, opened);
  setWeightUnit('g');
  expect([weightsIn, variants[0]?.weight]).toEqual(['g', '453']);
});

test('options create a variant for each combination, and the first takes the item’s values', () => {
  const sized = withOptions({ ...newChoices, stock: '6' }, [size]);
  expect(names(sized)).toEqual(['S', 'M']);
  expect(sized.variants.map(({ stock }) => stock)).toEqual(['6', '0']);
  const both = withOptions(edited(sized, 1, { id: 4, stock: '3', sku: 'M-1' }), [size, glaze]);
  expect(names(both)).toEqual(['S / Sage', 'S / Slate', 'M / Sage', 'M / Slate']);
  expect(both.variants[2]).toMatchObject({ id: null, stock: '3', sku: 'M-1' });
  expect(names(withOptions(both, [glaze, size]))).toEqual(['Sage / S', 'Sage / M', 'Slate / S', 'Slate / M']);
});

test('all variants of a new item begin with the same stock', () => {
  const begun = withOptions({ ...newChoices, updatedAt: '' }, [option(1, 'Size', ['S'])]);
  const sized = withOptions(begun, [size]);
  expect(withOptions(sized, [size, glaze]).variants.map(({ stock }) => stock)).toEqual(['1', '1', '1', '1']);
});

test('a variant keeps its id when option values are renamed or moved, and is removed with its value', () => {
  const opened = toChoices(bowl);
  const [sizes] = opened.options as [OptionRow];
  const [small, medium] = sizes.values as [OptionRow['values'][0], OptionRow['values'][0]];
  const ids = (values: OptionRow['values']) => withOptions(opened, [{ ...sizes, values }]).variants.map(({ id }) => id);
  expect(ids([{ ...small, name: 'Small' }, medium])).toEqual([7, 8]);
  expect(ids([medium, small])).toEqual([8, 7]);
  expect(ids([medium, { key: 3, name: 'L', color: '' }])).toEqual([8, null]);
});

test('without its options, an item has the first variant’s stock and SKU, but no price of its own', () => {
  const plain = withOptions(toChoices(bowl), []);
  expect(plain).toMatchObject({ stock: '2', counted: true, options: [] });
  expect(plain.variants).toMatchObject([{ id: null, sku: 'B-S', values: [], own: { price: '', discountPrice: '' } }]);
});

test('a removed variant returns only when requested', () => {
  const both = withOptions(withOptions(newChoices, [size]), [size, glaze]);
  const sparse = { ...both, variants: both.variants.slice(1) };
  const more = withOptions(sparse, [size, option(2, 'Glaze', ['Sage', 'Slate', 'Ash'])]);
  expect(names(more)).toEqual(['S / Slate', 'S / Ash', 'M / Sage', 'M / Slate', 'M / Ash']);
  expect(missing(more)).toHaveLength(1);
  expect(names(withMissing(more))[0]).toBe('S / Sage');
});

test('no more variants are created than an item can have', () => {
  const many = (key: number) =>
    option(
      key,
      `Option ${key}`,
      Array.from({ length: 50 }, (_, at) => `${at}`),
    );
  expect(withOptions(newChoices, [many(1), many(2), many(3)]).variants).toHaveLength(100);
});

test('only typed stock is sent, with its previous value', () => {
  const opened = toChoices(bowl);
  expect(toChangedChoices(opened, opened)).toEqual({});
  const changed = toChangedChoices(edited(opened, 0, { stock: '5' }), opened);
  expect(changed.variants).toMatchObject([{ id: 7, stock: 5, stockBefore: 2 }, { id: 8 }]);
  expect(changed.variants?.[1]).not.toHaveProperty('stock');
});

test('only the stock of an item without options is sent, unless its variant changed in other ways', () => {
  const opened = toChoices({ ...item, variants: [{ ...bowl.variants[0], id: 3, values: [], own: null } as never] });
  expect(toChangedChoices({ ...opened, stock: '9' }, opened)).toEqual({ stock: 9, stockBefore: 3 });
  expect(toChangedChoices({ ...opened, counted: false }, opened)).toMatchObject({
    options: [],
    variants: [{ id: 3, values: [], stock: null, stockBefore: 3 }],
  });
  const coded = toChangedChoices(edited(opened, 0, { sku: 'X-1' }), opened);
  expect(coded.variants).toMatchObject([{ id: 3, sku: 'X-1' }]);
  expect(coded.variants?.[0]).not.toHaveProperty('stock');
});

test('merging another version takes its stock unless stock was typed', () => {
  const opened = toChoices(bowl);
  const theirs = edited(edited(opened, 0, { stock: '1' }), 1, { stock: '4' });
  const mine = edited(opened, 1, { stock: '9', sku: 'B-M' });
  expect(rebased(mine, opened, theirs).variants).toMatchObject([{ stock: '1' }, { stock: '9', sku: 'B-M' }]);
});

test('the total stock sums the available variants that track stock', () => {
  const sized = withOptions(newChoices, [size]);
  expect(totalStock(sized)).toBe('1');
  expect(totalStock(edited(sized, 0, { enabled: false }))).toBe('0');
  expect(totalStock(edited(sized, 1, { stock: '' }))).toBe('');
});
