import type { Item } from '@stoa/contract';
import { productOf } from './item-json-ld';

const item: Item = {
  id: 7,
  slug: 'stoneware-bowl',
  title: 'Stoneware bowl',
  description: 'Thrown by hand.',
  imageUrl: '/uploads/bowl.webp',
  picture: null,
  price: 48.5,
  discountPrice: 40,
  status: 'AVAILABLE',
  category: { id: 1, name: 'Ceramics', slug: 'ceramics' },
  categoryId: 1,
  tags: [],
  stock: 3,
  featured: false,
  published: true,
  features: [],
  viewCount: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

const offerOf = (change: Partial<Item> = {}) => productOf('https://shop.example', { ...item, ...change }).offers;

test('search engines read what a shopper pays, and whole addresses', () => {
  expect(productOf('https://shop.example', item)).toMatchObject({
    image: 'https://shop.example/uploads/bowl.webp',
    url: 'https://shop.example/marketplace/stoneware-bowl',
    offers: { price: '40.00', priceCurrency: 'USD' },
  });
});

test.each([
  [{}, 'InStock'],
  [{ stock: 0 }, 'SoldOut'],
  [{ status: 'SOLD_OUT' }, 'SoldOut'],
  [{ status: 'COMING_SOON' }, 'PreOrder'],
] as const)('%j is %s, as the page says', (change, availability) => {
  expect(offerOf(change)).toMatchObject({ availability: `https://schema.org/${availability}` });
});
