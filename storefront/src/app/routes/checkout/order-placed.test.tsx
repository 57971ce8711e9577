/** @jest-environment jsdom */
import { orderPaths, type PlacedOrder } from '@stoa/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { item, paidOrder } from '../../../lib/records-in-tests';
import { openShop } from '../../shop-in-tests';

const KEY = 'key-of-an-order-that-was-left';
const order: PlacedOrder = { ...paidOrder, provider: 'paypal', paymentMethods: null, isGuest: true };

const cup = { id: 2, name: 'Cup', image: '/cup.webp', price: 5, quantity: 1 };
const bowls = (quantity: number) => ({ id: item.id, name: item.title, image: item.imageUrl, price: 40, quantity });
const fillCart = (...items: object[]) => localStorage.setItem('cart-storage', JSON.stringify({ state: { items } }));
const inCart = () => JSON.parse(localStorage.getItem('cart-storage') ?? '').state.items;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('an order that was paid days ago isn’t shown to whoever opens checkout in this browser now', async () => {
  fillCart(cup);
  localStorage.setItem('checkout', JSON.stringify({ unpaidKey: KEY }));
  const answers = {
    [`POST ${orderPaths.checkout.quote}`]: {
      lines: [],
      paymentMethods: [],
      shippingMethods: [],
      taxes: [],
      total: 5,
      due: 5,
    },
  };
  await openShop('/checkout', { answers: { ...answers, [orderPaths.checkout.order(KEY)]: order } });
  expect(await screen.findByText('Checkout functionality coming soon...')).not.toBeNull();
  expect(localStorage.getItem('checkout')).toBeNull();
  expect(inCart()).toEqual([cup]);
});

test('items added to the cart after an order was placed stay there once the order is paid', async () => {
  fillCart(bowls(3), cup);
  sessionStorage.setItem('checkout', JSON.stringify({ step: 'placed', key: KEY, isNew: true }));
  await openShop('/checkout/done', { answers: { [orderPaths.checkout.order(KEY)]: order } });
  expect(await screen.findByRole('heading', { name: 'Thank you, Clara' })).not.toBeNull();
  await waitFor(() => expect(inCart()).toEqual([bowls(1), cup]));
});

test('an order whose customer is no longer shown thanks nobody by name', async () => {
  const old = { ...order, email: null, name: null, address: null, note: null };
  sessionStorage.setItem('checkout', JSON.stringify({ step: 'placed', key: KEY, isNew: false }));
  await openShop('/checkout/done', { answers: { [orderPaths.checkout.order(KEY)]: old } });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Thank you');
  const { textContent } = screen.getByRole('article');
  expect(textContent).toContain('We sent you a confirmation.');
  for (const missing of ['null', 'Contact']) expect(textContent).not.toContain(missing);
});

test('an order that ends in two tabs leaves the cart once', async () => {
  const openTab = async () => {
    sessionStorage.setItem('checkout', JSON.stringify({ step: 'placed', key: KEY, isNew: true }));
    await openShop('/checkout/done', { answers: { [orderPaths.checkout.order(KEY)]: order } });
    await waitFor(() => expect(JSON.parse(sessionStorage.getItem('checkout') ?? '').isNew).toBe(false));
    cleanup();
  };
  fillCart(bowls(2), cup);
  await openTab();
  expect(inCart()).toEqual([cup]);
  fillCart(bowls(2), cup);
  await openTab();
  expect(inCart()).toEqual([bowls(2), cup]);
});

test('an order paid at pickup says how long it is reserved, and once it’s ready, only how to pay', async () => {
  const atPickUp = {
    ...order,
    state: 'AWAITING_PAYMENT',
    pickUp: true,
    lines: order.lines.map((line) => ({ ...line, needsShipping: true })),
    paymentMethod: 'pick-up',
    paymentMethodName: 'Pay at pickup',
    paidAt: null,
  } as const;
  const read = async (more: Partial<PlacedOrder>) => {
    sessionStorage.setItem('checkout', JSON.stringify({ step: 'placed', key: KEY, isNew: true }));
    await openShop('/checkout/done', { answers: { [orderPaths.checkout.order(KEY)]: { ...atPickUp, ...more } } });
    const { textContent } = await screen.findByRole('article');
    cleanup();
    return textContent;
  };
  const number = 'Mention order number 1001.';
  const waiting = await read({ reservedUntil: '2026-06-08T10:00:00.000Z' });
  for (const text of ['Your items are reserved until June 8, 2026.', number]) expect(waiting).toContain(text);
  const ready = await read({ fulfillmentStatus: 'FULFILLED' });
  for (const text of ['Awaiting payment', 'Ready for pickup', number]) expect(ready).toContain(text);
  expect(ready).not.toContain('We keep everything');
});
