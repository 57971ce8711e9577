/** @jest-environment jsdom */
import { adminPaths, apiPaths, type OrderDetail } from '@stoa/contract';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
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
  needsShipping: true,
  schedule: null,
  attendedAt: null,
  fulfilledQuantity: 0,
  refundedQuantity: 0,
  returnedQuantity: 0,
  requestedQuantity: 0,
  swappedQuantity: 0,
  setAsideQuantity: 0,
};
const order: OrderDetail = {
  number: 1001,
  state: 'PAID',
  fulfillmentStatus: 'UNFULFILLED',
  email: 'clara@example.com',
  name: 'Clara',
  note: null,
  phone: null,
  previous: null,
  next: null,
  madeByShop: false,
  currency: 'USD',
  lines: [line, { ...line, id: 2, title: 'Plan', choice: null, needsShipping: false }],
  subtotal: 320,
  discount: 0,
  discountCode: null,
  discountLabel: null,
  shipping: 5,
  shippingMethodName: 'Standard shipping',
  shippingMethodNote: null,
  arrival: null,
  pickUp: false,
  pickUpAddress: null,
  pickUpHours: null,
  address: null,
  taxes: [],
  taxIncluded: false,
  total: 325,
  giftCard: null,
  giftCardId: null,
  swap: null,
  swappedTo: [],
  isSwapped: false,
  due: 325,
  paymentMethodName: 'Bank transfer',
  instructions: null,
  placedAt: moment,
  paidAt: moment,
  canceledAt: null,
  reservedUntil: null,
  updatedAt: moment,
  paymentMethod: 'transfer',
  attentionReason: null,
  invoiceNumber: 7,
  isTest: false,
  notifyCustomer: true,
  madeBy: null,
  userId: null,
  customerId: 1,
  payByLink: false,
  captures: [],
  isPaymentUnknown: false,
  refunds: [],
  refunded: 0,
  refundable: 325,
  refundableToSwapped: 0,
  refundableToGiftCard: 0,
  fulfillments: [],
  returns: [],
  events: [],
  otherOrders: [],
  otherOrderCount: 0,
  replacedBy: null,
  replaces: null,
  mails: [],
  links: 0,
};

const open = (paper: string, shown = order) =>
  openPage(`/orders/1001/${paper}`, {
    [adminPaths.order(1001)]: shown,
    [apiPaths.store]: { shopName: 'Stoa', contactEmail: null },
    [adminPaths.salesSettings]: { invoiceDetails: 'Elm Street 1\nTax number 12-345' },
    [apiPaths.business]: { legalName: null, address: null, phone: null, taxNumber: null, openingHours: null },
  });

/** Opens the menu of what isn’t the next step. */
const more = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
};

test('an invoice has its number, every line, and what was paid', async () => {
  await open('invoice');
  const sheet = await screen.findByRole('region', { name: 'Invoice' });
  expect(await within(sheet).findByText(/Elm Street 1\s+Tax number 12-345/)).not.toBeNull();
  for (const text of [
    'Invoice 7',
    'Order #1001',
    'Paid on January 5, 2026',
    'Payment method: Bank transfer',
    'Lamp (Blue)',
    'Plan',
    '$325.00',
  ])
    expect(sheet.textContent).toContain(text);
});

test.each(['invoice', 'packing-slip'])('the %s of a test order is marked as one', async (paper) => {
  const band = () => screen.queryByText('TEST MODE');
  await open(paper, { ...order, isTest: true });
  expect(await screen.findByText('Order #1001')).not.toBeNull();
  expect(band()?.parentElement?.textContent).toBe('TEST MODE This is a test order. No real money moves.');
  cleanup();
  await open(paper);
  expect(await screen.findByText('Order #1001')).not.toBeNull();
  expect(band()).toBeNull();
});

const packed = async () => {
  const sheet = await screen.findByRole('region', { name: 'Packing slip' });
  return within(sheet)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
};

test('a packing slip lists the packed items without prices', async () => {
  await open('packing-slip');
  expect(await packed()).toEqual([['Lamp (Blue)', 'L-1', '2']]);
  expect((await screen.findByRole('region', { name: 'Packing slip' })).textContent).not.toContain('$');
});

test('a packing slip lists unfulfilled items or those of one fulfillment, without refunded ones', async () => {
  const rug = { ...line, id: 3, title: 'Rug', choice: null, sku: 'R-1', quantity: 3, refundedQuantity: 3 };
  const lamp = { ...line, quantity: 5, fulfilledQuantity: 2, refundedQuantity: 1 };
  const parcel = {
    id: 9,
    lines: [{ lineId: line.id, quantity: 2 }],
    trackingNumber: null,
    trackingUrl: null,
    madeBy: 'Ada',
    madeAt: moment,
  };
  const partly = { ...order, lines: [lamp, rug], fulfillments: [parcel] };
  await open('packing-slip', partly);
  expect(await packed()).toEqual([['Lamp (Blue)', 'L-1', '2']]);
  cleanup();
  await open('packing-slip?parcel=9', { ...partly, lines: [{ ...lamp, fulfilledQuantity: 4 }, rug] });
  expect(await packed()).toEqual([['Lamp (Blue)', 'L-1', '2']]);
});

test('an order that is being refunded in full can be neither packed nor fulfilled', async () => {
  const captures = [{ id: 1, provider: 'paypal', reference: null, amount: 325, madeAt: moment }];
  await open('', { ...order, captures });
  expect(await screen.findByRole('button', { name: 'Fulfill' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeNull();
  expect(await more()).toEqual(['Packing slip', 'Invoice']);
  cleanup();
  await open('', { ...order, captures, refundable: 0 });
  expect(await more()).toEqual(['Invoice']);
  expect(screen.queryByRole('button', { name: 'Fulfill' })).toBeNull();
});

test('free and unpaid orders can be packed', async () => {
  await open('', { ...order, total: 0, refundable: 0 });
  expect(await screen.findByRole('button', { name: 'Fulfill' })).not.toBeNull();
  cleanup();
  await open('', { ...order, state: 'AWAITING_PAYMENT', refundable: 0 });
  expect(await more()).toContain('Packing slip');
  expect(screen.queryByRole('button', { name: 'Fulfill' })).toBeNull();
});

test('an order that is paid later is fulfilled first, and its invoice says how to pay', async () => {
  const instructions = 'IBAN 123';
  const paymentMethods = { paymentMethod: 'invoice', paymentMethodName: 'Invoice', instructions } as const;
  const unpaid = { ...order, ...paymentMethods, state: 'AWAITING_PAYMENT', paidAt: null, refundable: 0 } as const;
  await open('', unpaid);
  expect(await screen.findByRole('button', { name: 'Fulfill' })).not.toBeNull();
  expect(await more()).toContain('Mark as paid');
  cleanup();
  const onPaper = async (shown: OrderDetail) => {
    await open('invoice', shown);
    const { textContent } = await screen.findByRole('region', { name: 'Invoice' });
    cleanup();
    return textContent;
  };
  const toPay = 'Payment method: InvoiceIBAN 123Include order number 1001 with your payment.';
  const sheet = await onPaper(unpaid);
  for (const text of ['Invoice 7', 'Not paid yet', toPay]) expect(sheet).toContain(text);
  for (const [text, state, paidAt] of [
    ['Paid on January 5, 2026', 'PAID', moment],
    ['Canceled', 'CANCELLED', null],
  ] as const) {
    const other = await onPaper({ ...unpaid, state, paidAt });
    expect(other).toContain(text);
    expect(other).not.toContain('IBAN 123');
  }
});

test('canceling a fulfilled order warns that all of it is restocked', async () => {
  const fulfillmentStatus = {
    ...order,
    paymentMethod: 'invoice',
    state: 'AWAITING_PAYMENT',
    paidAt: null,
    refundable: 0,
  } as const;
  const ask = async (fulfilledQuantity: number, pickUp = false) => {
    await open('', { ...fulfillmentStatus, pickUp, lines: [{ ...line, fulfilledQuantity }] });
    await more();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Cancel order' }));
    const { textContent } = await screen.findByRole('dialog');
    cleanup();
    return textContent;
  };
  const restockNote = 'All of it goes back into stock. Correct the stock if anything isn’t returned.';
  expect(await ask(2)).toContain(`2 are fulfilled. ${restockNote}`);
  expect(await ask(1, true)).toContain(`1 is ready for pickup. ${restockNote}`);
  expect(await ask(0)).toContain('Its items go back into stock.');
});

test('a mail link to a customer has their address as its only recipient', async () => {
  const email = 'a?bcc=evil%40evil.example&body=x@example.com';
  await open('', { ...order, email });
  const { pathname, search } = new URL((await screen.findByRole<HTMLAnchorElement>('link', { name: email })).href);
  expect([decodeURIComponent(pathname), search]).toEqual([email, '']);
  expect(pathname).not.toMatch(/[?&,;]/);
});
