import { canSend, type LineSoFar, leftToRefund, leftToSend, sentStateOf } from './sending';

const line = (more: Partial<LineSoFar> = {}): LineSoFar => ({
  quantity: 3,
  needsDelivery: true,
  sentQuantity: 0,
  refundedQuantity: 0,
  ...more,
});

it('leaves to send what is neither sent nor refunded', () => {
  expect(leftToSend(line())).toBe(3);
  expect(leftToSend(line({ sentQuantity: 1, refundedQuantity: 1 }))).toBe(1);
  expect(leftToSend(line({ sentQuantity: 3, refundedQuantity: 2 }))).toBe(0);
  expect(leftToSend(line({ needsDelivery: false }))).toBe(0);
  expect(leftToRefund(line({ sentQuantity: 3, refundedQuantity: 2 }))).toBe(1);
});

it('is sent once nothing is left, in part before, and not at all if nothing went out', () => {
  expect(sentStateOf([line(), line()])).toBe('NONE');
  expect(sentStateOf([line({ refundedQuantity: 3 })])).toBe('NONE');
  expect(sentStateOf([line({ sentQuantity: 3 }), line()])).toBe('PART');
  expect(sentStateOf([line({ sentQuantity: 3 }), line({ refundedQuantity: 3 })])).toBe('ALL');
  expect(sentStateOf([line({ sentQuantity: 3 }), line({ needsDelivery: false })])).toBe('ALL');
});

it('sends what is paid, and what is paid afterwards', () => {
  for (const way of ['transfer', 'paypal', 'as-agreed', null])
    expect([way, canSend({ state: 'AWAITING_PAYMENT', way }), canSend({ state: 'PAID', way })]).toEqual([
      way,
      false,
      true,
    ]);
  for (const way of ['pick-up', 'invoice']) {
    expect(canSend({ state: 'AWAITING_PAYMENT', way })).toBe(true);
    for (const state of ['PENDING', 'EXPIRED', 'CANCELLED', 'REFUNDED'] as const)
      expect([state, canSend({ state, way })]).toEqual([state, false]);
  }
});
