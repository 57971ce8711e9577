import { complaintsAboutNew } from '../api/create-item';
import { complaintsAboutChanged } from '../api/update-item';
import { type ItemValues, newItem, toUpdateInput } from './item-values';

const good: ItemValues = {
  ...newItem,
  title: 'Oak table',
  slug: 'oak-table',
  description: 'A table of solid oak.',
  price: '120.50',
  imageUrl: 'https://pictures.example/oak.jpg',
  categoryId: '3',
};

test('an untouched form complains about each field in the words of the shop', () => {
  expect(complaintsAboutNew(newItem)).toEqual({
    title: 'Title must be at least 3 characters',
    slug: 'Slug must be at least 3 characters',
    description: 'Description must be at least 10 characters',
    price: 'Price must be positive',
    imageUrl: 'Image URL must be a valid URL',
    categoryId: 'Category is required',
  });
});

test.each([
  [{ price: '' }, { price: 'Price must be positive' }],
  [{ discountPrice: '0' }, { discountPrice: 'Discount price must be positive' }],
  [{ stock: '1.5' }, { stock: 'Stock must be a non-negative integer' }],
  [{ stock: '-1' }, { stock: 'Stock must be a non-negative integer' }],
  [{ slug: 'Oak Table' }, { slug: 'Slug can only contain lowercase letters, numbers, and hyphens' }],
])('%j is refused', (changed, complaints) => {
  expect(complaintsAboutNew({ ...good, ...changed })).toEqual(complaints);
});

test('an existing item keeps a slug of its own pattern, and needs every field all the same', () => {
  expect(complaintsAboutChanged({ ...good, slug: 'Oak_Table' })).toEqual({});
  expect(complaintsAboutChanged({ ...newItem, stock: '' })).toMatchObject({
    title: 'Title must be at least 3 characters',
    price: 'Price must be positive',
    stock: 'Stock must be a non-negative integer',
    categoryId: 'Category is required',
  });
});

test('the stock is part of a change only if it was changed', () => {
  const opened = { ...good, stock: '4', updatedAt: '2026-01-01T00:00:00.000Z' };
  expect(toUpdateInput({ ...opened, title: 'Elm table' }, opened)).not.toHaveProperty('stock');
  expect(toUpdateInput({ ...opened, stock: '5' }, opened)).toMatchObject({ stock: '5', updatedAt: opened.updatedAt });
});
