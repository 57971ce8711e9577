import type { Item } from '@stoa/contract';
import { item } from '../../../lib/records-in-tests';
import { productOf } from './item-json-ld';

const offerOf = (change: Partial<Item> = {}) => productOf('https://shop.example', { ...item, ...change }).offers;

test('search engines read what a shopper pays, and whole addresses', () => {
  expect(productOf('https://shop.example', item)).toMatchObject({
    image: 'https://shop.example/uploads/bowl.webp',
    url: 'https://shop.example/marketplace/bowl',
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
