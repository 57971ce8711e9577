import { canFulfill, fulfillmentStatusOf, type LineSoFar, leftToFulfill, leftToRefund } from './fulfillment';

const line = (more: Partial<LineSoFar> = {}): LineSoFar => ({
  quantity: 3,
  needsShipping: true,
  fulfilledQuantity: 0,
  refundedQuantity: 0,
  ...more,
});

it('leaves to send what is neither sent nor refunded', () => {
  expect(leftToFulfill(line())).toBe(3);
  expect(leftToFulfill(line({ fulfilledQuantity: 1, refundedQuantity: 1 }))).toBe(1);
  expect(leftToFulfill(line({ fulfilledQuantity: 3, refundedQuantity: 2 }))).toBe(0);
  expect(leftToFulfill(line({ needsShipping: false }))).toBe(0);
  expect(leftToRefund(line({ fulfilledQuantity: 3, refundedQuantity: 2 }))).toBe(1);
});

it('is sent once nothing is left, in part before, and not at all if nothing went out', () => {
  expect(fulfillmentStatusOf([line(), line()])).toBe('UNFULFILLED');
  expect(fulfillmentStatusOf([line({ refundedQuantity: 3 })])).toBe('UNFULFILLED');
  expect(fulfillmentStatusOf([line({ fulfilledQuantity: 3 }), line()])).toBe('PARTIALLY_FULFILLED');
  expect(fulfillmentStatusOf([line({ fulfilledQuantity: 3 }), line({ refundedQuantity: 3 })])).toBe('FULFILLED');
  expect(fulfillmentStatusOf([line({ fulfilledQuantity: 3 }), line({ needsShipping: false })])).toBe('FULFILLED');
  expect(fulfillmentStatusOf([line({ needsShipping: false }), line({ needsShipping: false })])).toBe('NOT_REQUIRED');
});

it('sends what is paid, and what is paid afterwards', () => {
  for (const paymentMethod of ['transfer', 'paypal', 'as-agreed', null])
    expect([
      paymentMethod,
      canFulfill({ state: 'AWAITING_PAYMENT', paymentMethod }),
      canFulfill({ state: 'PAID', paymentMethod }),
    ]).toEqual([paymentMethod, false, true]);
  for (const paymentMethod of ['pick-up', 'invoice']) {
    expect(canFulfill({ state: 'AWAITING_PAYMENT', paymentMethod })).toBe(true);
    for (const state of ['PENDING', 'EXPIRED', 'CANCELLED', 'REFUNDED'] as const)
      expect([state, canFulfill({ state, paymentMethod })]).toEqual([state, false]);
  }
});
