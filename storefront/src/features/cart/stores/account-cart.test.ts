/** @jest-environment jsdom */
import { MAX_CART_LINES, type SavedCartInput } from '@stoa/contract';
import { answerCalls } from '@stoa/web-kit/testing';
import { forgetAccountCart, hasChanges, syncCart } from './account-cart';
import { createCart } from './cart';

const EMAIL = 'clara@example.com';
const lamp = { id: 1, name: 'Lamp', image: '/lamp.webp', price: 20 };
const bowl = { id: 2, name: 'Bowl', image: '/bowl.webp', price: 5 };
const mug = { id: 3, name: 'Mug', image: '/mug.webp', price: 8 };

const product = { name: 'Vase', choice: null, slug: 'vase', image: '/vase.webp', price: 9 };

let account: Map<number, number>;
let beforeAnswer: () => void;
beforeEach(() => {
  localStorage.clear();
  account = new Map();
  beforeAnswer = () => {};
  answerCalls(async ({ body, method }) => {
    for (const { itemId, quantity } of (body as SavedCartInput).lines)
      if (quantity === 0) account.delete(itemId);
      else if (method === 'PATCH' || account.has(itemId) || account.size < MAX_CART_LINES)
        account.set(itemId, quantity);
    const kept = [...account].map(([itemId, quantity]) => ({ itemId, variantId: null, quantity, product }));
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

it('lines that another tab adds while the account answers are kept', async () => {
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

const ids = (cart: Awaited<ReturnType<typeof tab>>) => cart.getState().items.map(({ id }) => id);
const others = Array.from({ length: MAX_CART_LINES }, (_, place) => 100 + place);
const fillAccount = () => {
  for (const id of others) account.set(id, 1);
};
it('lines that a full account has no room for stay in the cart', async () => {
  fillAccount();
  const cart = await tab();
  cart.getState().addItem(lamp);
  await sync(cart);
  expect(ids(cart)).toEqual([...others, lamp.id]);
  expect(hasChanges(cart)).toBe(true);
});

it('signing out leaves only the lines that the account never received', async () => {
  const cart = await tab();
  cart.getState().addItem(lamp);
  await sync(cart);
  cart.getState().addItem(bowl);
  forgetAccountCart(cart);
  expect(ids(cart)).toEqual([bowl.id]);
});

it('many changes are sent in several requests', async () => {
  const cart = await tab();
  for (const id of others) cart.getState().addItem({ ...lamp, id });
  await sync(cart);
  for (const id of others) cart.getState().removeItem(id);
  for (const one of [lamp, bowl]) cart.getState().addItem(one);
  await sync(cart);
  expect(ids(cart)).toEqual([lamp.id, bowl.id]);
  await sync(cart);
  expect([...account.keys()]).toEqual([lamp.id, bowl.id]);
  expect(hasChanges(cart)).toBe(false);
});

it('signing out forgets an order of the account, even if its cart never answered', async () => {
  answerCalls(() => {
    throw new Error('offline');
  });
  const cart = await tab();
  cart.getState().addItem(lamp);
  await expect(sync(cart)).rejects.toThrow();
  localStorage.setItem('checkout', JSON.stringify({ unpaidKey: 'its-key' }));
  sessionStorage.setItem('checkout', JSON.stringify({ key: 'its-key', sent: true }));
  forgetAccountCart(cart);
  expect([localStorage.getItem('checkout'), sessionStorage.getItem('checkout')]).toEqual([null, null]);
  expect(ids(cart)).toEqual([lamp.id]);
});

it('a guest’s order is left alone', async () => {
  localStorage.setItem('checkout', JSON.stringify({ unpaidKey: 'a-key' }));
  forgetAccountCart(await tab());
  expect(localStorage.getItem('checkout')).toContain('a-key');
});
