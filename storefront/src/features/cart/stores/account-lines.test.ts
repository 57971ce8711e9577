import type { SavedCartLine } from '@stoa/contract';
import { amountsOf, changesSince, mergeAccountCart } from './account-lines';

const lamp = { id: 1, name: 'Lamp', image: '/lamp.webp', price: 80, quantity: 2, slug: 'lamp' };
const mug = { id: 3, variantId: 31, choice: 'M', name: 'Mug', image: '/mug.webp', price: 8, quantity: 1 };
const product = { name: 'Lamp', choice: null, slug: 'lamp', image: '/other.webp', price: 85 };
const accountLine = (itemId: number, quantity: number, more: Partial<SavedCartLine> = {}): SavedCartLine => ({
  itemId,
  variantId: null,
  quantity,
  product,
  ...more,
});

it('changes are listed line by line', () => {
  expect(changesSince({}, amountsOf([lamp, mug]))).toEqual([
    { itemId: 1, variantId: null, quantity: 2 },
    { itemId: 3, variantId: 31, quantity: 1 },
  ]);
  expect(changesSince({ 1: 2, '3-31': 4 }, { 1: 2, 7: 1 })).toEqual([
    { itemId: 7, variantId: null, quantity: 1 },
    { itemId: 3, variantId: 31, quantity: 0 },
  ]);
  expect(changesSince({ 1: 2 }, { 1: 2 })).toEqual([]);
});

it('lines of the account join the cart with what this device knows of them', () => {
  expect(mergeAccountCart([accountLine(1, 5), accountLine(2, 1)], [lamp], { 1: 2 })).toEqual({
    items: [
      { ...lamp, quantity: 5 },
      { id: 2, name: 'Lamp', slug: 'lamp', image: '/other.webp', price: 85, quantity: 1 },
    ],
    amounts: { 1: 5, 2: 1 },
  });
});

it('a line that another device removed is dropped', () => {
  expect(mergeAccountCart([], [lamp], { 1: 2 })).toEqual({ items: [], amounts: {} });
});

it('changes made here in the meantime are kept', () => {
  const more = { ...lamp, quantity: 3 };
  const { items, amounts } = mergeAccountCart([accountLine(1, 2), accountLine(2, 1)], [more, mug], { 1: 2, 2: 1 });
  expect(items).toEqual([more, mug]);
  expect(changesSince(amounts, amountsOf(items))).toEqual([
    { itemId: 1, variantId: null, quantity: 3 },
    { itemId: 2, variantId: null, quantity: 0 },
    { itemId: 3, variantId: 31, quantity: 1 },
  ]);
});

it('an item that is no longer sold is shown only where it is known already', () => {
  const gone = accountLine(1, 2, { product: null });
  expect(mergeAccountCart([gone], [lamp], { 1: 2 }).items).toEqual([lamp]);
  expect(mergeAccountCart([gone], [], {})).toEqual({ items: [], amounts: {} });
});
