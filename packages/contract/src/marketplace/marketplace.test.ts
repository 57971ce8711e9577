import { check } from '../input/errors';
import { createItemInput, editItemInput, itemListQuery, updateItemInput } from './marketplace';
import {
  marketplaceCategoryInput,
  tagInput,
  updateMarketplaceCategoryInput,
  updateTagInput,
} from './marketplace-terms';

const item = {
  title: 'Oak table',
  slug: 'oak-table',
  description: 'A table of solid oak.',
  price: 120.5,
  imageUrl: 'https://images.example/oak.jpg',
  categoryId: 1,
};

const refused = (path: string, message: string) => ({ errors: [{ path: path.split('.'), message }] });

/** Rules shared by creating and changing an item: the field, the message, and a value it rejects. */
const ITEM_RULES: [field: string, message: string, value: unknown][] = [
  ['title', 'Title must be at least 3 characters', 'ab'],
  ['title', 'Title must be at least 3 characters', '  ab  '],
  ['title', 'Title must be at least 3 characters', ''],
  ['title', 'Title must be at least 3 characters', null],
  ['title', 'Title must be at most 200 characters', 'x'.repeat(201)],
  ['title', 'Title must be text', {}],
  ['title', 'Title must be text', ['abc']],
  ['title', 'Title contains characters that are not allowed', 'a\u0000bc'],
  ['slug', 'Slug must be at least 3 characters', 'ab'],
  ['slug', 'Slug cannot be one of categories, tags', 'categories'],
  ['description', 'Description must be at least 10 characters', 'too short'],
  ['price', 'Price must be positive', 0],
  ['price', 'Price must be positive', -1],
  ['price', 'Price must be a number', 'much'],
  ['price', 'Price must be a number', [12]],
  ['price', 'Price can have at most two decimal places', 10.001],
  ['price', 'Price must be at most 99999999.99', 1e9],
  ['discountPrice', 'Discount price must be positive', 0],
  ['discountPrice', 'Discount price must be positive', -5],
  ['discountPrice', 'Discount price must be a number', [5]],
  ['imageUrl', 'Image URL is required', ''],
  ['imageUrl', 'Image URL must be a valid URL', 'oak.jpg'],
  ['imageUrl', 'Image URL must be a valid URL', 'javascript:alert(1)'],
  ['imageUrl', 'Image URL must be a valid URL', 'data:image/png;base64,AAAA'],
  ['imageUrl', 'Image URL must be a valid URL', '//evil.example/x.png'],
  ['categoryId', 'Category must be a number', 'oak'],
  ['categoryId', 'Category must be a number', { id: 1 }],
  ['categoryId', 'Category must be a positive number', 0],
  ['categoryId', 'Category is too large', 9e15],
  ['status', 'Status must be one of AVAILABLE, SOLD_OUT, COMING_SOON', 'GONE'],
  ['stock', 'Stock must be a non-negative integer', -1],
  ['stock', 'Stock must be a non-negative integer', 1.5],
  ['stock', 'Stock must be a non-negative integer', 'many'],
  ['stock', 'Stock must be at most 2147483647', 3e9],
  ['featured', 'Featured must be true or false', 'perhaps'],
  ['published', 'Published must be true or false', 3],
  ['tags', 'Tags must be a list', 'oak'],
  ['features', 'Features must be a list', 'Drawer'],
];

describe('a new item', () => {
  it('gets its defaults', () =>
    expect(check(createItemInput, item)).toEqual({
      value: {
        ...item,
        discountPrice: null,
        status: 'AVAILABLE',
        stock: 1,
        featured: false,
        giftCard: false,
        published: true,
        tags: [],
        features: [],
      },
    }));

  it.each([
    ...ITEM_RULES,
    ['slug', 'Slug can only contain lowercase letters, numbers, and hyphens', 'Oak Table'],
    ['slug', 'Slug can only contain lowercase letters, numbers, and hyphens', 'oak_table'],
    ['title', 'Title must be at least 3 characters', undefined],
    ['slug', 'Slug must be at least 3 characters', undefined],
    ['description', 'Description must be at least 10 characters', undefined],
    ['price', 'Price must be positive', undefined],
    ['imageUrl', 'Image URL is required', undefined],
    ['categoryId', 'Category is required', undefined],
    ['categoryId', 'Category is required', null],
  ])('%s: %s', (field, message, value) =>
    expect(check(createItemInput, { ...item, [field]: value })).toEqual(refused(field, message)),
  );

  it('names every field at fault at once', () => {
    const result = check(createItemInput, {});
    expect('errors' in result && result.errors.map(({ path }) => path[0]).sort()).toEqual([
      'categoryId',
      'description',
      'imageUrl',
      'price',
      'slug',
      'title',
    ]);
  });

  it('keeps numbers that a form sends as text, and an empty discount as none', () =>
    expect(check(createItemInput, { ...item, price: '12.50', stock: '3', discountPrice: '' })).toMatchObject({
      value: { price: 12.5, stock: 3, discountPrice: null },
    }));
});

describe('a changed item', () => {
  it('holds only what was sent', () => expect(check(updateItemInput, {})).toEqual({ value: {} }));
  it('has no pattern for its slug, and may lose its discount', () =>
    expect(check(updateItemInput, { slug: 'Oak Table', discountPrice: null })).toEqual({
      value: { slug: 'Oak Table', discountPrice: null },
    }));
  it.each([...ITEM_RULES, ['updatedAt', 'updatedAt must be a date', 'yesterday']])('%s: %s', (field, message, value) =>
    expect(check(updateItemInput, { [field]: value })).toEqual(refused(field, message)),
  );
});

describe.each([
  ['a new item', (prices: object) => check(createItemInput, { ...item, ...prices })],
  ['an edited item', (prices: object) => check(editItemInput, { ...item, ...prices })],
  ['a changed item', (prices: object) => check(updateItemInput, prices)],
])('the discount price of %s', (_, checkPrices) => {
  const tooHigh = refused('discountPrice', 'Discount price must be lower than the price');

  it.each([
    { price: 20, discountPrice: 20 },
    { price: 20, discountPrice: 20.01 },
    { price: '20', discountPrice: '100' },
  ])('is refused where it saves nothing: %j', (prices) => expect(checkPrices(prices)).toEqual(tooHigh));

  it.each([
    { price: 20, discountPrice: 19.99 },
    { price: '100', discountPrice: '20' },
    { price: 20, discountPrice: null },
    { price: 20, discountPrice: '' },
  ])('is taken where it is lower, or not there: %j', (prices) =>
    expect(checkPrices(prices)).not.toHaveProperty('errors'),
  );

  it('is not complained about because of a price that is wrong itself', () =>
    expect(checkPrices({ price: 0, discountPrice: 5 })).toEqual(refused('price', 'Price must be positive')));
});

it('a change of one price alone is compared with the other by who knows it', () => {
  expect(check(updateItemInput, { discountPrice: 500 })).toEqual({ value: { discountPrice: 500 } });
  expect(check(updateItemInput, { price: 5 })).toEqual({ value: { price: 5 } });
});

describe('terms of the marketplace', () => {
  it.each([
    [{ name: 'a', slug: 'ab' }, 'name', 'Name must be at least 2 characters'],
    [{ name: 'ab', slug: 'a' }, 'slug', 'Slug must be at least 2 characters'],
  ])('category %j', (input, field, message) => {
    expect(check(marketplaceCategoryInput, input)).toEqual(refused(field, message));
    expect(check(updateMarketplaceCategoryInput, input)).toEqual(refused(field, message));
  });

  it.each([
    [{ name: 'a', slug: 'ab' }, 'name', 'Tag name must be at least 2 characters'],
    [{ name: 'ab', slug: 'a' }, 'slug', 'Slug must be at least 2 characters'],
    [{ name: 'ab', slug: 'A B' }, 'slug', 'Slug can only contain lowercase letters, numbers, and hyphens'],
    [{ name: 'ab', slug: 'Ä' }, 'slug', 'Slug must be at least 2 characters'],
  ])('tag %j', (input, field, message) => {
    expect(check(tagInput, input)).toEqual(refused(field, message));
    expect(check(updateTagInput, input)).toEqual(refused(field, message));
  });

  it('a changed tag may name itself by its id', () => {
    expect(check(updateTagInput, { id: 7, name: 'Oak' })).toEqual({ value: { id: 7, name: 'Oak' } });
    expect(check(updateTagInput, { id: 'oak' })).toEqual(refused('id', 'id must be a number'));
  });
});

describe('the query of a list', () => {
  it('has the defaults of the marketplace', () =>
    expect(check(itemListQuery, {})).toEqual({ value: { page: 1, limit: 9, sortBy: 'createdAt', order: 'desc' } }));
  it('counts an empty parameter as absent', () =>
    expect(check(itemListQuery, { page: '', search: ' ', minPrice: '', status: '', featured: '' })).toMatchObject({
      value: { page: 1, limit: 9 },
    }));
  it('caps the limit', () => expect(check(itemListQuery, { limit: '101' })).toMatchObject({ value: { limit: 100 } }));
});

it('an item needs an image once it is published', () => {
  const bare = { ...item, imageUrl: '' };
  for (const schema of [createItemInput, editItemInput, updateItemInput]) {
    expect(check(schema, { ...bare, published: true })).toEqual(refused('imageUrl', 'Image URL is required'));
    expect(check(schema, { ...bare, published: false })).toMatchObject({ value: { imageUrl: '' } });
  }
  const { imageUrl: _, ...without } = item;
  expect(check(createItemInput, { ...without, published: false })).toMatchObject({ value: { imageUrl: '' } });
});

describe('the slug of a page', () => {
  it('has no pattern in a change, but leads to the page', () => {
    expect(check(updateItemInput, { slug: 'Ünique table' })).toEqual({ value: { slug: 'Ünique table' } });
    for (const slug of ['a/b', 'a\\b', '../..'])
      expect(check(updateItemInput, { slug })).toEqual(refused('slug', 'Slug cannot contain slashes'));
    const message = 'Slug can only contain lowercase letters, numbers, and hyphens';
    expect(check(createItemInput, { ...item, slug: 'a/b' })).toEqual(refused('slug', message));
  });
});
