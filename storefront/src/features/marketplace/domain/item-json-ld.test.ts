import type { FullItem } from '@stoa/contract';
import { item } from '../../../lib/records-in-tests';
import { productOf } from './item-json-ld';

const offerOf = (change: Partial<FullItem> = {}) => productOf('https://shop.example', { ...item, ...change }).offers;

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

const variant = {
  id: 7,
  values: ['S', 'Sage'],
  status: 'AVAILABLE',
  price: 30,
  discountPrice: null,
  stock: null,
  sku: 'BOWL-S',
  barcode: '4006381333931',
  weight: null,
  startsAt: null,
  endsAt: null,
  venue: null,
  imageUrl: null,
  enabled: true,
  own: null,
  low: false,
  reserved: 0,
} as const;

test('each variant has its own offer, and a barcode only if it is a global one', () => {
  const options = ['Size', 'Glaze'].map((name) => ({ name, values: [] }));
  const sage = { ...variant, values: [...variant.values] };
  const slate = { ...sage, id: 8, values: ['S', 'Slate'], sku: null, barcode: 'A-1', stock: 0 };
  const variants = [sage, { ...slate, status: 'SOLD_OUT' as const }, { ...slate, id: 9, enabled: false }];
  const group = productOf('https://shop.example', { ...item, hasOptions: true, options, variants });
  expect(group).toMatchObject({ '@type': 'ProductGroup', productGroupID: '1', variesBy: ['Size', 'Glaze'] });
  expect(group).not.toHaveProperty('offers');
  expect(JSON.parse(JSON.stringify(group.hasVariant))).toEqual([
    {
      '@type': 'Product',
      name: 'Stoneware bowl, S / Sage',
      sku: 'BOWL-S',
      gtin: '4006381333931',
      offers: {
        '@type': 'Offer',
        price: '30.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: 'https://shop.example/marketplace/bowl?variant=7',
      },
    },
    expect.objectContaining({
      sku: '1-8',
      offers: expect.objectContaining({ availability: 'https://schema.org/SoldOut' }),
    }),
  ]);
});

test('an item without a fixed price is offered from its lowest price', () => {
  const open = offerOf({ priceKind: 'FROM' });
  expect(open).toMatchObject({ '@type': 'AggregateOffer', lowPrice: '40.00' });
  expect(open).not.toHaveProperty('price');
});

test('an item without options has the codes of its only variant', () => {
  const only = { ...variant, values: [] };
  expect(productOf('https://shop.example', { ...item, variants: [only] })).toMatchObject({
    sku: 'BOWL-S',
    gtin: '4006381333931',
    offers: { price: '40.00' },
  });
});
