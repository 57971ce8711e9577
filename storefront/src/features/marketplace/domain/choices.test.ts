import type { Variant } from '@stoa/contract';
import { item } from '../../../lib/records-in-tests';
import { choicesOf } from './choices';
import { chosenVariant } from './chosen-variant';

const color = null;
const sizes = {
  name: 'Size',
  values: [
    { name: 'S', color },
    { name: 'M', color },
    { name: 'L', color },
  ],
};
const glazes = {
  name: 'Glaze',
  values: [
    { name: 'Sage', color: '#8a9a5b' },
    { name: 'Slate', color },
  ],
};

const variant = (id: number, values: string[], more: Partial<Variant> = {}): Variant => ({
  id,
  values,
  status: 'AVAILABLE',
  price: 40,
  discountPrice: null,
  stock: 3,
  low: false,
  reserved: 0,
  sku: null,
  barcode: null,
  weight: null,
  startsAt: null,
  endsAt: null,
  venue: null,
  imageUrl: null,
  enabled: true,
  own: null,
  ...more,
});

const smallSage = variant(1, ['S', 'Sage'], { status: 'SOLD_OUT', stock: 0, price: 10 });
const smallSlate = variant(2, ['S', 'Slate'], { price: 50 });
const mediumSage = variant(3, ['M', 'Sage'], { discountPrice: 30 });
const mediumSlate = variant(4, ['M', 'Slate'], { stock: null });
const off = variant(5, ['L', 'Sage'], { enabled: false });
const variants = [smallSage, smallSlate, mediumSage, mediumSlate, off];
const bowl = { ...item, hasOptions: true, options: [sizes, glazes], variants };

test.each([
  [null, smallSlate],
  ['3', mediumSage],
  ['1', smallSage],
  ['5', smallSlate],
  ['none', smallSlate],
])('?variant=%s shows that one, or else the first that can be bought, whatever others cost', (id, shown) => {
  expect(chosenVariant(bowl, id)).toBe(shown);
});

test('a date that has passed isn’t the first to be shown', () => {
  const sale = { needsShipping: false, taxClass: 'standard' };
  const past = variant(1, ['S', 'Sage'], { startsAt: '2020-01-05T10:00:00.000Z' });
  const next = variant(2, ['M', 'Sage'], { startsAt: '2999-01-05T10:00:00.000Z' });
  expect(chosenVariant({ ...bowl, sale, variants: [past, next] }, null)).toBe(next);
  expect(chosenVariant({ ...bowl, sale, variants: [past] }, null)).toBe(past);
});

test('a sold-out variant is chosen if every variant is sold out', () => {
  expect(chosenVariant({ ...bowl, variants: [off, smallSage] }, null)).toBe(smallSage);
  expect(chosenVariant({ ...bowl, variants: [off] }, null)).toBeUndefined();
});

test('an item without options offers no choice', () => {
  expect(chosenVariant({ ...item, variants: [variant(1, [])] }, null)).toBeUndefined();
});

test('choosing a value keeps the other values, and hidden variants aren’t offered', () => {
  expect(choicesOf(0, sizes, variants, mediumSage)).toEqual([
    { name: 'S', color, chosen: false, variant: smallSage, changes: [] },
    { name: 'M', color, chosen: true, variant: mediumSage, changes: [] },
  ]);
});

test('a missing combination leads to the nearest variant that is in stock', () => {
  const only = [smallSage, smallSlate, mediumSlate];
  expect(choicesOf(0, sizes, only, smallSage).at(1)).toMatchObject({ variant: mediumSlate, changes: ['Slate'] });
  const inThree = [
    variant(1, ['S', 'Sage', 'Matte']),
    variant(2, ['M', 'Slate', 'Matte'], { stock: 0, status: 'SOLD_OUT' }),
    variant(3, ['M', 'Slate', 'Gloss']),
    variant(4, ['M', 'Sage', 'Gloss']),
  ];
  expect(choicesOf(0, sizes, inThree, inThree[0] as Variant).at(1)).toMatchObject({ variant: { id: 4 } });
});
