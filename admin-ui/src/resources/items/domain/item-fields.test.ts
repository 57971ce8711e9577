import { createItemInput, editItemInput } from '@stoa/contract';
import { schemaErrors } from '@stoa/web-kit';
import { item } from '@stoa/web-kit/testing';
import { formatShipping } from '../../../components/form/sale-values';
import { formatOffer } from './format-offer';
import { toInput, toUpdateInput } from './item-body';
import { copyOf, type ItemValues, newItem, toItemValues } from './item-fields';

const errorsOfNew = (values: ItemValues) => schemaErrors(createItemInput, toInput(values));
const errorsOfChanged = (values: ItemValues) => schemaErrors(editItemInput, toInput(values));

const good: ItemValues = {
  ...newItem,
  title: 'Oak table',
  slug: 'oak-table',
  description: 'A table of solid oak.',
  price: '120.50',
  imageUrl: 'https://images.example/oak.jpg',
  categoryId: '3',
};

test('an untouched form has an error for each required field', () => {
  const fields = ['categoryId', 'description', 'imageUrl', 'price', 'slug', 'title'];
  expect(Object.keys(errorsOfNew(newItem)).sort()).toEqual(fields);
});

test.each([
  [{ price: '' }, { price: 'Price must be positive' }],
  [{ discountPrice: '120.50' }, { discountPrice: 'Discount price must be lower than the price' }],
  [{ stock: '' }, { stock: 'Stock must be a non-negative integer' }],
])('%j is refused', (changed, errors) => {
  expect(errorsOfNew({ ...good, ...changed })).toEqual(errors);
});

test('an existing item may keep an unusual slug but needs every field', () => {
  expect(errorsOfChanged({ ...good, slug: 'Oak_Table' })).toEqual({});
  expect(Object.keys(errorsOfChanged({ ...newItem, stock: '' }))).toEqual(
    expect.arrayContaining(['title', 'price', 'stock', 'categoryId']),
  );
});

test('the stock is sent only if it was changed', () => {
  const opened = { ...good, stock: '4', updatedAt: '2026-01-01T00:00:00.000Z' };
  expect(toUpdateInput({ ...opened, title: 'Elm table' }, opened)).not.toHaveProperty('stock');
  expect(toUpdateInput({ ...opened, stock: '5' }, opened)).toMatchObject({ stock: 5, updatedAt: opened.updatedAt });
});

test('prices, stock, and category are sent as numbers, and an empty discount price as null', () => {
  expect(toInput({ ...good, stock: ' 3 ' })).toMatchObject({
    price: 120.5,
    discountPrice: null,
    stock: 3,
    categoryId: 3,
  });
  expect(toInput({ ...good, price: '', discountPrice: '99.99' })).toMatchObject({
    price: undefined,
    discountPrice: 99.99,
  });
});

test('the form of an item with options has the item’s own price, not that of its variants', () => {
  const own = { price: 60, discountPrice: null, status: 'AVAILABLE' } as const;
  const opened = toItemValues({ ...item, hasOptions: true, price: 20, discountPrice: 15, status: 'SOLD_OUT', own });
  expect(opened).toMatchObject({ price: '60', discountPrice: '', status: 'AVAILABLE' });
  const sent = toUpdateInput({ ...opened, title: 'Elm table' }, opened);
  expect(sent).toMatchObject({ title: 'Elm table', own });
  for (const field of ['price', 'discountPrice', 'status', 'stock']) expect(sent).not.toHaveProperty(field);
});

test.each([
  [null, '', 'Same as category'],
  [true, 'true', 'Yes'],
  [false, 'false', 'No'],
])('requires shipping: %j is sent unchanged and formatted', (needsShipping, value, words) => {
  const opened = toItemValues({ ...item, needsShipping });
  expect(opened.needsShipping).toBe(value);
  expect(formatShipping(value)).toBe(words);
  expect(editItemInput.cast(toInput(opened), { assert: false })).toMatchObject({ needsShipping });
});

test('without a main image, the first one of the gallery is sent as such', () => {
  const gallery = ['One', 'Two'].map((alt) => ({ url: `/${alt}.webp`, alt }));
  expect(toInput({ ...good, imageUrl: ' ', gallery })).toMatchObject({
    imageUrl: '/One.webp',
    imageAlt: 'One',
    gallery: [gallery[1]],
  });
});

test('a duplicated item has “copy” in its title, is hidden, and has no SKU', () => {
  const [variant] = [{ id: 7, values: [], sku: 'B-1', barcode: '1', own: null, stock: 3, enabled: true }];
  const seo = { seoTitle: 'Bowl', seoDescription: 'One', shareImageUrl: '/bowl.webp' };
  const copy = copyOf({ ...item, ...seo, variants: [{ ...variant, imageUrl: null } as never] });
  expect(copy).toMatchObject({
    title: 'Stoneware bowl copy',
    slug: 'stoneware-bowl-copy',
    seoTitle: '',
    seoDescription: '',
    shareImageUrl: '',
    published: false,
    updatedAt: '',
    stock: '3',
    variants: [{ id: null, sku: '', barcode: '' }],
  });
});

test('an offer is described as it is typed', () => {
  const own = { price: '', discountPrice: '' };
  const [variant] = good.variants;
  const sizes = { ...good, options: [{ key: 1, name: 'Size', values: [] }] };
  expect(formatOffer({ ...good, discountPrice: '99.5', stock: '4' })).toBe('$99.50 · 4 in stock · Available');
  expect(formatOffer({ ...good, price: '', counted: false })).toBe('stock not counted · Available');
  const variants = [
    { ...variant, own, stock: '2' },
    { ...variant, own: { price: '80', discountPrice: '' }, stock: '1' },
    { ...variant, own: { price: '10', discountPrice: '' }, stock: '9', enabled: false },
  ] as typeof good.variants;
  expect(formatOffer({ ...sizes, variants })).toBe('from $80.00 · 3 in stock · Available');
  const withStocks = (...stocks: string[]) => variants.map((row, at) => ({ ...row, stock: stocks[at] ?? '0' }));
  expect(formatOffer({ ...sizes, variants: withStocks('2', '0') })).toBe('$120.50 · 2 in stock · Available');
  expect(formatOffer({ ...sizes, variants: withStocks() })).toBe('from $80.00 · 0 in stock · Sold Out');
  expect(formatOffer({ ...good, priceKind: 'FROM' })).toBe('from $120.50 · 1 in stock · Available');
});
