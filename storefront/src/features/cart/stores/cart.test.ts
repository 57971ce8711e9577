/** @jest-environment jsdom */
import type { LineOffer } from '@stoa/contract';
import { createCart } from './cart';

const lamp = { id: 1, name: 'Lamp', image: '/lamp.webp', price: 19.99 };
const bowl = { id: 2, name: 'Bowl', image: '/bowl.webp', price: 0.1, slug: 'bowl' };

const mug = { id: 3, variantId: 31, choice: 'M / Sage', name: 'Mug', image: '/mug.webp', price: 8 };
const offer = (name: string, price: number, stock: number | null, choice: string | null = null): LineOffer => ({
  name,
  choice,
  price,
  compareAtPrice: null,
  status: stock === 0 ? 'SOLD_OUT' : 'AVAILABLE',
  stock,
  low: false,
  mustChoose: false,
  needsShipping: true,
  schedule: null,
  priceKind: 'FIXED',
  stockWords: null,
});

let store: ReturnType<typeof createCart>;
const cart = () => store.getState();
const stored = () => JSON.parse(localStorage.getItem('cart-storage') ?? 'null');
const keep = (value: unknown) =>
  localStorage.setItem('cart-storage', typeof value === 'string' ? value : JSON.stringify(value));

beforeEach(async () => {
  localStorage.clear();
  store = createCart();
  await store.persist.rehydrate();
});

test('an item is added once, then counted', () => {
  cart().addItem(lamp);
  cart().addItem(bowl);
  cart().addItem(lamp);
  expect(cart().items).toEqual([
    { ...lamp, quantity: 2 },
    { ...bowl, quantity: 1 },
  ]);
  expect(cart().total).toBe(40.08);
});

test('the total is exact after every change', () => {
  cart().addItem(bowl);
  cart().updateQuantity(2, 3);
  expect(cart().total).toBe(0.3);
  cart().addItem(lamp);
  cart().removeItem(2);
  expect(cart().total).toBe(19.99);
  cart().removeItem(1);
  expect(cart()).toMatchObject({ items: [], total: 0 });
});

test('a cart that is cleared is empty, here and in storage', () => {
  cart().addItem(lamp);
  cart().clearCart();
  expect(cart()).toMatchObject({ items: [], total: 0 });
  expect(stored().state).toEqual({ items: [], total: 0 });
});

test('each variant of an item has its line', () => {
  const large = { ...mug, variantId: 32, choice: 'L / Sage', price: 10 };
  cart().addItem(mug, 2);
  cart().addItem(large);
  cart().addItem(mug, 3);
  expect(cart().items).toEqual([
    { ...mug, quantity: 5 },
    { ...large, quantity: 1 },
  ]);
  cart().updateQuantity('3-32', 2);
  cart().removeItem('3-31');
  expect(cart()).toMatchObject({ items: [{ ...large, quantity: 2 }], total: 20 });
});

test('a line from before an item had options gives way to the one chosen', () => {
  const { variantId: _, choice: __, ...before } = mug;
  cart().addItem(lamp);
  cart().addItem(before);
  cart().addItem(mug);
  expect(cart().items.map(({ id, variantId }) => [id, variantId])).toEqual([
    [1, undefined],
    [3, 31],
  ]);
});

test('every change is stored and restored', async () => {
  cart().addItem(lamp);
  expect(stored().state).toEqual({ items: [{ ...lamp, quantity: 1 }], total: 19.99 });
  const libraryImage = { width: 800, height: 600, sizes: [{ url: '/bowl.webp', width: 800 }] };
  keep({ state: { items: [{ ...bowl, libraryImage, quantity: 4, color: 'blue' }], total: 77 } });
  await store.persist.rehydrate();
  expect(cart()).toMatchObject({ items: [{ ...bowl, libraryImage, quantity: 4, color: 'blue' }], total: 0.4 });
});

test.each([
  'not json',
  'null',
  '[]',
  '{}',
  { state: null },
  { state: { items: 'none' } },
  { state: { items: [null, 7, 'lamp'] }, version: 3 },
  { state: { items: [{ ...lamp, quantity: 0 }] } },
  { state: { items: [{ ...lamp, quantity: 1.5 }] } },
  { state: { items: [{ ...lamp, price: '19.99', quantity: 1 }] } },
  { state: { items: [{ ...lamp, price: -1, quantity: 1 }] } },
  { state: { items: [{ ...lamp, id: 'one', quantity: 1 }] } },
  { state: { items: [{ ...lamp, slug: {}, quantity: 1 }] } },
  { state: { items: [{ ...mug, variantId: '31', quantity: 1 }] } },
  { state: { items: [{ ...mug, choice: ['M'], quantity: 1 }] } },
  { state: { items: [{ ...lamp, libraryImage: { width: 800, height: 600, sizes: ['/lamp.webp'] }, quantity: 1 }] } },
])('%j in the storage is an empty cart', async (value) => {
  cart().addItem(lamp);
  keep(value);
  await store.persist.rehydrate();
  expect(cart()).toMatchObject({ items: [], total: 0 });
  expect(store.persist.hasHydrated()).toBe(true);
});

test('the intact lines of a damaged cart are restored, each once', async () => {
  keep({ state: { items: [{ ...lamp, quantity: 1 }, { id: 9 }, { ...lamp, quantity: 5 }, { ...mug, quantity: 1 }] } });
  await store.persist.rehydrate();
  expect(cart().items).toEqual([
    { ...lamp, quantity: 1 },
    { ...mug, quantity: 1 },
  ]);
});

test('a storage that refuses to write leaves the cart usable', () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  cart().addItem(lamp);
  expect(cart().total).toBe(19.99);
  refused.mockRestore();
});

test('a change that a full storage refused isn’t lost with the next change', () => {
  cart().addItem(lamp);
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  cart().addItem(bowl);
  refused.mockRestore();
  cart().addItem(mug);
  expect(cart().items.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(stored().state.items).toHaveLength(3);
});

describe('a cart changed in two tabs at once', () => {
  let other: typeof store;
  beforeEach(async () => {
    cart().addItem(lamp);
    other = createCart();
    await other.persist.rehydrate();
  });
  const keptLines = () =>
    stored().state.items.map(({ id, quantity }: { id: number; quantity: number }) => [id, quantity]);

  test('loses no line', () => {
    cart().addItem(bowl);
    other.getState().addItem(mug);
    expect(keptLines()).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  test('counts the same item twice', () => {
    cart().addItem(lamp);
    other.getState().addItem(lamp, 2);
    expect(keptLines()).toEqual([[1, 4]]);
  });

  test('keeps a line removed that the other tab still had', () => {
    cart().removeItem(1);
    other.getState().bringUpToDate(new Map([[1, offer('Lamp', 25, 9)]]));
    other.getState().addItem(bowl);
    expect(keptLines()).toEqual([[2, 1]]);
  });
});

test('a changed price is taken over and remembered until it was seen', () => {
  cart().addItem(lamp);
  cart().addItem(bowl);
  cart().bringUpToDate(new Map([[1, offer('Lamp', 25, 9)]]));
  expect(cart().items[0]).toEqual({ ...lamp, price: 25, previousPrice: 19.99, quantity: 1 });
  expect(cart().total).toBe(25.1);
  cart().bringUpToDate(new Map([[1, offer('Lamp', 30, 9)]]));
  expect(cart().items[0]).toMatchObject({ price: 30, previousPrice: 19.99 });
  cart().acceptPrices();
  expect(cart().items).toEqual([
    { ...lamp, price: 30, quantity: 1 },
    { ...bowl, quantity: 1 },
  ]);
});

test('a price that came back has not changed', () => {
  cart().addItem(lamp);
  cart().bringUpToDate(new Map([[1, offer('Lamp', 25, 9)]]));
  cart().bringUpToDate(new Map([[1, offer('Lamp', 19.99, 9)]]));
  expect(cart().items).toEqual([{ ...lamp, quantity: 1 }]);
});

test('the cart holds no more of an item than there is', () => {
  cart().addItem(lamp);
  cart().updateQuantity(1, 15);
  cart().bringUpToDate(new Map([[1, offer('Lamp', 19.99, 9)]]));
  expect(cart()).toMatchObject({ items: [{ ...lamp, quantity: 9 }], total: 179.91 });
  cart().bringUpToDate(new Map([[1, offer('Lamp', 19.99, 0)]]));
  expect(cart().items[0]?.quantity).toBe(9);
});

test('uncounted stock has no limit, and a renamed choice is reported', () => {
  cart().addItem(mug, 500);
  cart().bringUpToDate(new Map([['3-31', offer('Tall mug', 8, null, 'M / Olive')]]));
  expect(cart().items).toEqual([{ ...mug, name: 'Tall mug', choice: 'M / Olive', quantity: 500 }]);
});

test('unchanged prices don’t restore a line that another tab has removed', () => {
  cart().addItem(lamp);
  localStorage.removeItem('cart-storage');
  cart().bringUpToDate(new Map([[1, offer('Lamp', 19.99, 9)]]));
  expect(stored()).toBeNull();
});
