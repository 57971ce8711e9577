/** @jest-environment jsdom */
import { type Account, type OwnOrder, orderPaths, paginate } from '@stoa/contract';
import { screen } from '@testing-library/react';
import { openShop } from '../../shop-in-tests';

const clara: Account = { id: 7, name: 'Clara', email: 'clara@example.com', role: 'USER', avatar: null };
const order: OwnOrder = {
  number: 1001,
  state: 'PAID',
  fulfillmentStatus: 'UNFULFILLED',
  pickUp: false,
  total: 80,
  refunded: 0,
  isTest: false,
  placedAt: '2026-06-01T10:00:00.000Z',
  canceledAt: null,
  isSwapped: false,
  title: 'Bowl',
  imageUrl: null,
  lineCount: 1,
  shipped: null,
};

test('an order with a test payment is marked in the list', async () => {
  const items = [{ ...order, number: 1002, isTest: true }, order];
  await openShop('/account/orders', {
    signedIn: clara,
    answers: { [`${orderPaths.orders.mine}?page=1`]: { items, pagination: paginate(1, 10, 2), claimable: 0 } },
  });
  const [test, real] = await screen.findAllByRole('link', { name: /Bowl/ });
  expect([test?.textContent, real?.textContent]).toEqual([
    'BowlOrder #1002 · June 1, 2026Paid · TEST MODE$80.00',
    'BowlOrder #1001 · June 1, 2026Paid$80.00',
  ]);
});

test('the list says how much was shipped, and what was refunded', async () => {
  const shipped = { ...order, fulfillmentStatus: 'PARTIALLY_FULFILLED', shipped: { quantity: 2, of: 3 } } as const;
  const items = [
    shipped,
    { ...shipped, number: 1002, state: 'PARTIALLY_REFUNDED', refunded: 20, pickUp: true } as const,
  ];
  await openShop('/account/orders', {
    signedIn: clara,
    answers: { [`${orderPaths.orders.mine}?page=1`]: { items, pagination: paginate(1, 10, 2), claimable: 0 } },
  });
  const [first, second] = await screen.findAllByRole('link', { name: /Bowl/ });
  expect(first?.textContent).toContain('Paid · 2 of 3 items shipped');
  expect(second?.textContent).toContain('Refunded $20.00 · 2 of 3 items ready for pickup');
});
