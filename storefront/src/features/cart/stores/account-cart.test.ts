/** @jest-environment jsdom */
import type { KeptCartInput } from '@stoa/contract';
import { answerCalls } from '@stoa/web-kit/testing';
import { hasChanges, syncCart } from './account-cart';
import { createCart } from './cart';

const EMAIL = 'clara@example.com';
const lamp = { id: 1, name: 'Lamp', image: '/lamp.webp', price: 20 };
const bowl = { id: 2, name: 'Bowl', image: '/bowl.webp', price: 5 };
const mug = { id: 3, name: 'Mug', image: '/mug.webp', price: 8 };

let account: Map<number, number>;
let beforeAnswer: () => void;
beforeEach(() => {
  localStorage.clear();
  account = new Map();
  beforeAnswer = () => {};
  answerCalls(async ({ body }) => {
    for (const { itemId, quantity } of (body as KeptCartInput).lines)
      if (quantity === 0) account.delete(itemId);
      else account.set(itemId, quantity);
    const kept = [...account].map(([itemId, quantity]) => ({ itemId, variantId: null, quantity, product: null }));
    beforeAnswer();
    return { body: { data: kept } };
  });
});

const tab = async () => {
  const cart = createCart();
  await cart.persist.rehydrate();
  return cart;
};
const sync = (cart: Awaited<ReturnType<typeof tab>>) => syncCart(cart, EMAIL, () => false);

it('keeps what another tab adds before it has heard of this one, and while the account answers', async () => {
  const [one, other] = [await tab(), await tab()];
  one.getState().addItem(lamp);
  other.getState().addItem(bowl);
  beforeAnswer = () => {
    beforeAnswer = () => {};
    other.getState().addItem(mug);
  };
  await sync(one);
  expect(hasChanges(other)).toBe(true);
  await sync(other);
  expect([...account.keys()]).toEqual([1, 2, 3]);
  expect(other.getState().items.map(({ id }) => id)).toEqual([1, 2, 3]);
});
