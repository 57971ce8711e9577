import {
  canFulfill,
  fulfillmentStatusOf,
  type LineSoFar,
  leftToFulfill,
  leftToRefund,
  leftToReturn,
} from './fulfillment';

const line = (more: Partial<LineSoFar> = {}): LineSoFar => ({
  quantity: 3,
  needsShipping: true,
  fulfilledQuantity: 0,
  refundedQuantity: 0,
  returnedQuantity: 0,
  requestedQuantity: 0,
  ...more,
});

it('leaves to send what is neither sent nor refunded', () => {
  expect(leftToFulfill(line())).toBe(3);
  expect(leftToFulfill(line({ fulfilledQuantity: 1, refundedQuantity: 1 }))).toBe(1);
  expect(leftToFulfill(line({ fulfilledQuantity: 3, refundedQuantity: 2 }))).toBe(0);
  expect(leftToFulfill(line({ needsShipping: false }))).toBe(0);
  expect(leftToRefund(line({ fulfilledQuantity: 3, refundedQuantity: 2 }))).toBe(1);
});

it('still leaves to send what was not sent, whatever came back', () => {
  const oneBack = line({ fulfilledQuantity: 2, refundedQuantity: 1, returnedQuantity: 1 });
  expect(leftToFulfill(oneBack)).toBe(1);
  expect(fulfillmentStatusOf([oneBack])).toBe('PARTIALLY_FULFILLED');
  const allBack = line({ fulfilledQuantity: 3, refundedQuantity: 3, returnedQuantity: 3 });
  expect(fulfillmentStatusOf([allBack])).toBe('FULFILLED');
  expect(fulfillmentStatusOf([allBack, line()])).toBe('PARTIALLY_FULFILLED');
});

it.each<[string, Partial<LineSoFar>, number, number]>([
  ['was sent', { fulfilledQuantity: 3 }, 3, 3],
  ['was sent in part', { fulfilledQuantity: 1 }, 1, 3],
  ['is requested in part', { fulfilledQuantity: 3, requestedQuantity: 2 }, 1, 1],
  ['came back in part', { fulfilledQuantity: 3, refundedQuantity: 1, returnedQuantity: 1 }, 2, 2],
  ['was sent but for what was refunded', { fulfilledQuantity: 2, refundedQuantity: 1 }, 2, 2],
  ['was refunded after it was sent', { fulfilledQuantity: 3, refundedQuantity: 2 }, 1, 1],
  [
    'was sent again after something came back',
    { fulfilledQuantity: 3, refundedQuantity: 2, returnedQuantity: 1 },
    1,
    1,
  ],
  ['was not sent', {}, 0, 3],
])('a line that %s', (_what, more, toReturn, toRefund) => {
  expect([leftToReturn(line(more)), leftToRefund(line(more))]).toEqual([toReturn, toRefund]);
});

it('is sent once nothing is left, in part before, and not at all if nothing went out', () => {
  expect(fulfillmentStatusOf([line(), line()])).toBe('UNFULFILLED');
  expect(fulfillmentStatusOf([line({ refundedQuantity: 3 })])).toBe('UNFULFILLED');
  expect(fulfillmentStatusOf([line({ fulfilledQuantity: 3 }), line()])).toBe('PARTIALLY_FULFILLED');
  expect(fulfillmentStatusOf([line({ fulfilledQuantity: 3 }), line({ refundedQuantity: 3 })])).toBe('FULFILLED');
  expect(fulfillmentStatusOf([line({ fulfilledQuantity: 3 }), line({ needsShipping: false })])).toBe('FULFILLED');
  expect(fulfillmentStatusOf([line({ needsShipping: false }), line({ needsShipping: false })])).toBe('NOT_REQUIRED');
});

it('sends what is paid, and what is paid afterwards, unless its customer has canceled it', () => {
  expect(canFulfill({ state: 'PAID', paymentMethod: 'paypal', canceledAt: '2026-01-31T00:00:00.000Z' })).toBe(false);
  for (const paymentMethod of ['transfer', 'paypal', 'as-agreed', null])
    expect([
      paymentMethod,
      canFulfill({ state: 'AWAITING_PAYMENT', paymentMethod, canceledAt: null }),
      canFulfill({ state: 'PAID', paymentMethod, canceledAt: null }),
    ]).toEqual([paymentMethod, false, true]);
  for (const paymentMethod of ['pick-up', 'invoice']) {
    expect(canFulfill({ state: 'AWAITING_PAYMENT', paymentMethod, canceledAt: null })).toBe(true);
    for (const state of ['PENDING', 'EXPIRED', 'CANCELLED', 'REFUNDED'] as const)
      expect([state, canFulfill({ state, paymentMethod, canceledAt: null })]).toEqual([state, false]);
  }
});
