import { withoutOrdered } from './ordered';

const line = (itemId: number | null, quantity: number, more: object = {}) => ({
  itemId,
  variantId: 11,
  title: 'Mug',
  choice: null,
  slug: 'mug',
  imageUrl: null,
  quantity,
  ...more,
});
const item = (id: number, quantity: number, more: object = {}) => ({
  id,
  name: 'Mug',
  image: '/mug.webp',
  price: 8,
  quantity,
  ...more,
});
const medium = { variantId: 11, choice: 'M' };

it.each([
  ['all of it', [item(1, 2)], [line(1, 2)], []],
  ['nothing else', [item(1, 2), item(2, 1)], [line(1, 2)], [item(2, 1)]],
  ['no more of an item than was ordered', [item(1, 3)], [line(1, 2)], [item(1, 1)]],
  ['no less, in two lines', [item(1, 3)], [line(1, 1), line(1, 2)], []],
  [
    'only the choice that was ordered',
    [item(1, 1, medium), item(1, 1, { variantId: 12, choice: 'L' })],
    [line(1, 1, medium)],
    [item(1, 1, { variantId: 12, choice: 'L' })],
  ],
  ['nothing for an item that is gone', [item(1, 1)], [line(null, 1)], [item(1, 1)]],
])('%s leaves the cart', (_what, items, lines, left) => expect(withoutOrdered(items, lines)).toEqual(left));
