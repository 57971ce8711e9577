import type { LineOffer } from '@stoa/contract';
import { againOf } from './again';

const line = { itemId: 1, variantId: 11, title: 'Mug', choice: 'M', slug: 'mug', imageUrl: null, quantity: 3 };
const offer: LineOffer = {
  name: 'Mug',
  choice: 'M',
  price: 8,
  compareAtPrice: null,
  status: 'AVAILABLE',
  stock: 5,
  low: false,
  mustChoose: false,
  priceKind: 'FIXED',
  stockWords: null,
  needsShipping: true,
  schedule: null,
};

it.each([
  ['all of it', offer, 0, 3, null],
  ['what isn’t counted', { ...offer, stock: null }, 900, 3, null],
  ['as many as are left beside those in the cart', offer, 4, 1, 'Only 5 left'],
  ['nothing more, if the cart has all', offer, 5, 0, 'Only 5 left'],
  ['nothing that is sold out', { ...offer, status: 'SOLD_OUT' as const, stock: 0 }, 0, 0, 'Sold Out'],
  ['nothing that is gone', null, 0, 0, 'No longer available'],
  ['nothing without a fixed price', { ...offer, priceKind: 'FROM' as const }, 0, 0, 'Price on request'],
  ['nothing that has options now', { ...offer, mustChoose: true }, 0, 0, 'Now has options to choose from'],
])('takes %s', (_what, now, inCart, quantity, why) => {
  expect(againOf(line, now, inCart)).toEqual({ quantity, lack: why && { name: 'Mug, M', why } });
});
