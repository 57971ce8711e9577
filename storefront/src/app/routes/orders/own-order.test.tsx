/** @jest-environment jsdom */
import { type Account, type FollowedLine, type OrderReturn, type OwnOrderDetail, orderPaths } from '@stoa/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noChoices, paidOrder } from '../../../lib/records-in-tests';
import { openShop } from '../../shop-in-tests';

const clara: Account = { id: 7, name: 'Clara', email: 'clara@example.com', role: 'USER', avatar: null };
const line: FollowedLine = {
  id: 1,
  itemId: 1,
  variantId: null,
  title: 'Lamp',
  choice: 'Blue',
  slug: 'lamp',
  imageUrl: null,
  sku: null,
  unitPrice: 40,
  quantity: 3,
  total: 120,
  discount: 0,
  tax: 0,
  needsShipping: true,
  schedule: null,
  fulfilledQuantity: 3,
  refundedQuantity: 0,
  returnedQuantity: 0,
  requestedQuantity: 0,
  swappedQuantity: 0,
  setAsideQuantity: 0,
};
const order: OwnOrderDetail = {
  ...paidOrder,
  ...noChoices,
  state: 'PARTIALLY_REFUNDED',
  fulfillmentStatus: 'PARTIALLY_FULFILLED',
  lines: [line, { ...line, id: 2, title: 'Rug', choice: null, quantity: 1, fulfilledQuantity: 1 }],
  subtotal: 160,
  shipping: 5,
  shippingMethodName: 'Standard shipping',
  total: 165,
  refunded: 20,
  fulfillments: [
    {
      id: 1,
      lines: [
        { lineId: 1, quantity: 2 },
        { lineId: 2, quantity: 1 },
      ],
      trackingNumber: '1Z9',
      trackingUrl: 'https://track.example/1Z9',
      madeAt: '2026-06-02T10:00:00.000Z',
    },
    {
      id: 2,
      lines: [{ lineId: 1, quantity: 1 }],
      trackingNumber: '2Z',
      trackingUrl: null,
      madeAt: '2026-06-03T10:00:00.000Z',
    },
  ],
};

const open = (shown: OwnOrderDetail) =>
  openShop('/account/orders/1001', { signedIn: clara, answers: { [orderPaths.orders.ownOne(1001)]: shown } });

test('an order shows what was shipped, its tracking, and its refunds', async () => {
  await open(order);
  const parcels = within(await screen.findByRole('list', { name: 'Shipped' })).getAllByRole('listitem');
  expect(parcels.map(({ textContent }) => textContent)).toEqual([
    '2 × Lamp (Blue), 1 × RugJune 2, 2026Tracking: 1Z9',
    '1 × Lamp (Blue)June 3, 2026Tracking: 2Z',
  ]);
  const links = screen.getAllByRole('link', { name: /Z/ }).map((link) => link.getAttribute('href'));
  expect(links).toEqual(['https://track.example/1Z9']);
  expect(screen.getByText('Refunded', { selector: 'dt' }).parentElement?.textContent).toBe('Refunded−$20.00');
  expect(screen.getByText('Total after refunds').parentElement?.textContent).toBe('Total after refunds$145.00');
});

test('a partly shipped order says of each line what became of it, and leads to its package first', async () => {
  const shipped = { fulfilledQuantity: 2, refundedQuantity: 1 };
  const [lamp, rug] = [
    { ...line, quantity: 4, ...shipped },
    { ...line, id: 2, title: 'Rug', fulfilledQuantity: 0 },
  ];
  const bowl = { ...line, id: 3, title: 'Bowl', quantity: 1, refundedQuantity: 1, returnedQuantity: 1 };
  await open({ ...order, lines: [lamp, rug, { ...bowl, fulfilledQuantity: 1 }] });
  const lines = await screen.findByRole('region', { name: 'What you ordered' });
  expect(lines.textContent).toContain('4 × $40.002 of 3 shipped · 1 of 4 refunded');
  expect(lines.textContent).toContain('3 × $40.00Not shipped yet');
  expect(lines.textContent).toContain('1 × $40.00Shipped · Returned');
  const track = screen.getByRole('link', { name: 'Track package' });
  expect(track.getAttribute('href')).toBe('https://track.example/1Z9');
});

test('an order that awaits payment can be canceled, and what its gift card pays goes back', async () => {
  const awaiting = { state: 'AWAITING_PAYMENT', fulfillmentStatus: 'UNFULFILLED' } as const;
  const giftCard = { ending: '2345', amount: 5 };
  await open({ ...order, ...awaiting, fulfillments: [], refunded: 0, paidAt: null, giftCard, isCancelable: true });
  const cancel = await screen.findByRole('button', { name: 'Cancel order' });
  expect(cancel.parentElement?.textContent).toContain('As long as it isn’t paid.');
  await userEvent.click(cancel);
  expect(screen.getByRole('region', { name: 'Cancel this order?' }).textContent).toContain(
    'You won’t owe anything. $5.00 goes back to your gift card.',
  );
  expect(screen.queryByRole('link', { name: 'Track package' })).toBeNull();
});

test('an order that was canceled unpaid owes nothing, and says where the gift card’s money is', async () => {
  await open({ ...order, state: 'CANCELLED', refunded: 0, paidAt: null, giftCard: { ending: '2345', amount: 5 } });
  await screen.findByText('This order was canceled. $5.00 is back on your gift card •••• 2345.');
  expect(screen.queryByText('Left to pay')).toBeNull();
});

test('an order for pickup is called ready rather than shipped', async () => {
  await open({ ...order, pickUp: true });
  expect(await screen.findByRole('list', { name: 'Ready for pickup' })).not.toBeNull();
});

test('an order without shipments or refunds mentions neither', async () => {
  await open({ ...order, state: 'PAID', fulfillmentStatus: 'UNFULFILLED', refunded: 0, fulfillments: [] });
  await screen.findByText('Paid', { selector: '[aria-current] > *' });
  expect(screen.queryByRole('list', { name: 'Shipped' })).toBeNull();
  expect(screen.queryByText('Refunded', { selector: 'dt' })).toBeNull();
});

test('a return that is accepted without instructions isn’t to be sent yet', async () => {
  const request: OrderReturn = {
    id: 1,
    state: 'ACCEPTED',
    lines: [{ lineId: 1, quantity: 1 }],
    reason: 'DAMAGED',
    note: null,
    images: [],
    answer: null,
    isRefunding: false,
    requestedAt: '2026-06-04T10:00:00.000Z',
  };
  await open({ ...order, returns: [request] });
  const shown = await screen.findByRole('region', { name: 'Return accepted' });
  expect(shown.textContent).toContain('We’ll tell you how to send it back.');
});

test('what a bank’s form asks for can be copied line by line', async () => {
  const instructions = 'Send it within a week.\nAccount: 1234 5678 90\nBank: First Bank';
  await open({ ...order, state: 'AWAITING_PAYMENT', paymentMethodName: 'Bank transfer', instructions });
  const how = await screen.findByRole('region', { name: 'How to pay' });
  expect(within(how).getByRole('button', { name: 'Copy account' })).not.toBeNull();
  expect(within(how).getByText('Send it within a week. Bank: First Bank')).not.toBeNull();
  expect(within(how).queryByRole('button', { name: 'Copy bank' })).toBeNull();
});

test('a return shows how it stands and what to do, and more can be requested', async () => {
  const request: OrderReturn = {
    id: 1,
    state: 'ACCEPTED',
    lines: [{ lineId: 1, quantity: 1 }],
    reason: 'DAMAGED',
    note: null,
    images: [],
    answer: 'Elm Street 1',
    isRefunding: false,
    requestedAt: '2026-06-04T10:00:00.000Z',
  };
  const until = { returnableUntil: '2026-07-03T10:00:00.000Z', cancelableUntil: null };
  await open({ ...order, ...until, returns: [request], returnable: [{ lineId: 1, quantity: 2 }] });
  const shown = await screen.findByRole('region', { name: 'Return accepted' });
  expect(shown.textContent).toContain('1 × Lamp (Blue)');
  expect(shown.textContent).toContain('How to send it back: Elm Street 1');
  expect(screen.queryByRole('button', { name: 'Withdraw return' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Request a return' }).parentElement?.textContent).toContain('July 3, 2026');
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('a swap that waits for its payment says how much it is, until when, and leads there', async () => {
  await open({
    ...order,
    state: 'PAID',
    fulfillmentStatus: 'UNFULFILLED',
    fulfillments: [],
    lines: [
      { ...line, quantity: 1, fulfilledQuantity: 0, refundedQuantity: 1, swappedQuantity: 1, setAsideQuantity: 1 },
    ],
    pendingSwaps: [{ number: 1007, due: 46.97, until: '2026-12-05T12:00:00.000Z', checkoutKey: 'k' }],
  });
  await screen.findByText(/Swap pending: pay \$46\.97 for order #1007 by December 5, 2026/);
  screen.getByText('Set aside for a swap');
  screen.getByRole('button', { name: 'Pay $46.97' });
  expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull();
});

test('orders of a swap lead to each other', async () => {
  await open({
    ...order,
    swap: { number: 1000, amount: 20, replaces: '1 × Bowl' },
    swappedTo: [{ number: 1007, amount: 30 }],
  });
  await screen.findByText(/Instead of 1 × Bowl from/);
  const [from] = screen.getAllByRole('link', { name: 'order #1000' });
  expect(from?.getAttribute('href')).toBe('/account/orders/1000');
  expect(screen.getByRole('link', { name: 'order #1007' }).getAttribute('href')).toBe('/account/orders/1007');
});
