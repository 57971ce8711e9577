import { type Stepping, stepsOf } from './order-steps';

const line = {
  id: 1,
  itemId: 1,
  variantId: null,
  title: 'Lamp',
  choice: null,
  slug: null,
  imageUrl: null,
  sku: null,
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
const moment = '2026-01-06T12:00:00.000Z';
const request: Stepping['returns'][number] = {
  id: 2,
  state: 'REQUESTED',
  lines: [{ lineId: 1, quantity: 1 }],
  reason: 'DAMAGED',
  note: null,
  images: [],
  answer: null,
  isRefunding: false,
  requestedAt: moment,
};
const unpaid: Stepping = {
  state: 'AWAITING_PAYMENT',
  total: 160,
  lines: [line],
  refundable: 0,
  paymentMethod: 'transfer',
  payByLink: false,
  fulfillmentStatus: 'UNFULFILLED',
  isPaymentUnknown: false,
  canceledAt: null,
  returns: [],
  events: [],
};
const workshop = (startsAt: string): Pick<Stepping, 'fulfillmentStatus' | 'lines'> => ({
  fulfillmentStatus: 'NOT_REQUIRED',
  lines: [{ ...line, needsShipping: false, schedule: { startsAt, endsAt: null, venue: null } }],
});
const paid: Stepping = { ...unpaid, state: 'PAID', refundable: 160 };
const fulfilled: Pick<Stepping, 'fulfillmentStatus' | 'lines'> = {
  fulfillmentStatus: 'FULFILLED',
  lines: [{ ...line, fulfilledQuantity: 2 }],
};

it.each<[string, Stepping, ReturnType<typeof stepsOf>]>([
  ['awaits a bank transfer', unpaid, { next: 'pay', refunds: false, others: ['release', 'cancel'] }],
  [
    'has a pay link',
    { ...unpaid, paymentMethod: 'pay-link', payByLink: true },
    { next: 'payLink', refunds: false, others: ['pay', 'release', 'cancel'] },
  ],
  [
    'is being paid behind its pay link',
    { ...unpaid, state: 'AWAITING_APPROVAL', paymentMethod: 'paypal', payByLink: true },
    { next: 'payLink', refunds: false, others: ['release', 'cancel'] },
  ],
  [
    'is paid by invoice',
    { ...unpaid, paymentMethod: 'invoice' },
    { next: 'fulfill', refunds: false, others: ['pay', 'release', 'cancel'] },
  ],
  [
    'is fulfilled, but not paid',
    { ...unpaid, ...fulfilled, paymentMethod: 'invoice' },
    { next: 'pay', refunds: false, others: ['cancel'] },
  ],
  ['is paid', paid, { next: 'fulfill', refunds: true, others: [] }],
  ['is paid and fulfilled', { ...paid, ...fulfilled }, { next: null, refunds: true, others: [] }],
  ['is being refunded in full', { ...paid, refundable: 0 }, { next: null, refunds: false, others: [] }],
  [
    'has a requested return',
    { ...paid, ...fulfilled, returns: [request] },
    { next: 'acceptReturn', refunds: true, others: ['declineReturn'] },
  ],
  [
    'has a return on its way, and something to fulfill',
    { ...paid, returns: [{ ...request, state: 'ACCEPTED' }] },
    { next: 'fulfill', refunds: true, others: ['receiveReturn', 'declineReturn'] },
  ],
  [
    'has a received return, and another',
    { ...paid, ...fulfilled, returns: [request, { ...request, id: 1, state: 'RECEIVED' }] },
    { next: 'refundReturn', refunds: true, others: ['acceptReturn', 'declineReturn'] },
  ],
  [
    'has a return that is being refunded',
    { ...paid, ...fulfilled, returns: [{ ...request, state: 'RECEIVED', isRefunding: true }] },
    { next: null, refunds: true, others: [] },
  ],
  ['its customer canceled', { ...paid, canceledAt: moment }, { next: 'refund', refunds: false, others: [] }],
  ['was free', { ...paid, total: 0, refundable: 0 }, { next: 'fulfill', refunds: false, others: ['cancel'] }],
  [
    'has expired at a provider',
    { ...unpaid, state: 'EXPIRED', paymentMethod: 'paypal' },
    { next: null, refunds: false, others: [] },
  ],
  [
    'is of a workshop to come',
    { ...paid, ...workshop('2999-01-06T12:00:00.000Z') },
    { next: null, refunds: true, others: [] },
  ],
  ['is of a workshop that has begun', { ...paid, ...workshop(moment) }, { next: 'attend', refunds: true, others: [] }],
  [
    'is of a workshop and not paid',
    { ...unpaid, ...workshop(moment) },
    { next: 'pay', refunds: false, others: ['release', 'cancel'] },
  ],
  ['was canceled', { ...unpaid, state: 'CANCELLED' }, { next: null, refunds: false, others: [] }],
])('an order that %s', (_what, order, steps) => {
  expect(stepsOf(order)).toEqual(steps);
});
