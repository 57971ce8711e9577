/** @jest-environment jsdom */
import { adminPaths, apiPaths, type WholeOrder } from '@stoa/contract';
import { screen } from '@testing-library/react';
import { openPage } from '../panel-in-tests';

const moment = '2026-01-05T12:00:00.000Z';
const line = {
  id: 1,
  itemId: 1,
  variantId: null,
  title: 'Lamp',
  choice: 'Blue',
  slug: 'lamp',
  imageUrl: null,
  sku: 'L-1',
  unitPrice: 80,
  quantity: 2,
  total: 160,
  discount: 0,
  tax: 0,
  needsDelivery: true,
  sentQuantity: 0,
  refundedQuantity: 0,
};
const order: WholeOrder = {
  number: 1001,
  state: 'PAID',
  sent: 'NONE',
  email: 'clara@example.com',
  name: 'Clara',
  note: null,
  currency: 'USD',
  lines: [line, { ...line, id: 2, title: 'Plan', choice: null, needsDelivery: false }],
  subtotal: 320,
  discount: 0,
  discountCode: null,
  delivery: 5,
  deliveryName: 'Standard delivery',
  deliveryNote: null,
  pickUp: false,
  address: null,
  taxes: [],
  taxIncluded: false,
  total: 325,
  wayName: 'Bank transfer',
  instructions: null,
  placedAt: moment,
  paidAt: moment,
  holdUntil: null,
  updatedAt: moment,
  way: 'transfer',
  attention: null,
  invoiceNumber: 7,
  madeBy: null,
  userId: null,
  captures: [],
  refunds: [],
  refunded: 0,
  refundable: 325,
  fulfilments: [],
  events: [],
  otherOrders: [],
  otherOrderCount: 0,
  mails: [],
};

const open = (paper: string) =>
  openPage(`/orders/1001/${paper}`, {
    [adminPaths.order(1001)]: order,
    [apiPaths.store]: { shopName: 'Stoa', contactEmail: null },
  });

test('an invoice has its number, every line, and what was paid', async () => {
  await open('invoice');
  const sheet = await screen.findByRole('region', { name: 'Invoice' });
  for (const text of ['Invoice 7', 'Order 1001', 'Paid on January 5, 2026', 'Lamp (Blue)', 'Plan', '$325.00'])
    expect(sheet.textContent).toContain(text);
});

test('a packing slip has what is packed, and no prices', async () => {
  await open('packing-slip');
  const sheet = await screen.findByRole('region', { name: 'Packing slip' });
  expect(sheet.textContent).toContain('Lamp (Blue)');
  expect(sheet.textContent).not.toMatch(/Plan|\$/);
});
