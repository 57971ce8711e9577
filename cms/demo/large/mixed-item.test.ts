import path from 'node:path';
import { check, createItemInput } from '@stoa/contract';
import { readContent } from '../read-content';
import { mixedItem } from './mixed-item';

const {
  largeShop = {},
  items: demoItems,
  itemCategories,
  itemTags,
} = readContent(path.join(__dirname, '..', 'content', 'craft'));
const items = Array.from({ length: 3000 }, (_, index) => mixedItem(largeShop, index + 1));
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

/** Among what visitors see, where a hidden item makes its neighbors each other’s. */
const neighborsAlike = (list: typeof items) => {
  const shown = list.filter(({ columns }) => columns.published);
  return shown
    .filter(({ image }, index) => index > 0 && shown[index - 1]?.image === image)
    .map(({ columns }) => columns.title);
};

test('no two neighbors share an image, neither among all items nor in a category', () => {
  expect(neighborsAlike(items)).toEqual([]);
  expect(Object.keys(largeShop).sort()).toEqual(slugs(itemCategories).sort());
  for (const slug of slugs(itemCategories))
    expect(neighborsAlike(items.filter((item) => item.category === slug))).toEqual([]);
});

test('an item has an image of its own category, and tags that exist', () => {
  const categories = new Map(demoItems.map(({ slug, category }) => [slug, category]));
  for (const { image, category, tags } of items) {
    expect(categories.get(image)).toBe(category);
    expect(slugs(itemTags)).toEqual(expect.arrayContaining(tags));
  }
});

test('every item passes the rules of the contract', () => {
  for (const { columns } of items) {
    const { title, slug, description, price, discount_price: discountPrice, stock, availability: status } = columns;
    const features = JSON.parse(columns.features);
    const input = {
      title,
      slug,
      description,
      price,
      discountPrice,
      stock,
      status,
      features,
      categoryId: 1,
      imageUrl: '/a.webp',
    };
    expect(check(createItemInput, input)).toHaveProperty('value.title', title);
  }
});
