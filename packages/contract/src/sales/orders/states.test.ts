import {
  canCancel,
  holdsStock,
  isOver,
  isPaid,
  ORDER_STATE,
  ORDER_STATES,
  type OrderState,
  statesThat,
} from './states';

const after = (from: OrderState, seen = new Set<OrderState>()): Set<OrderState> => {
  for (const to of ORDER_STATE[from].next) if (!seen.has(to)) after(to, seen.add(to));
  return seen;
};

it('reaches every state from a started order', () => {
  expect([...after('PENDING'), 'PENDING'].sort()).toEqual(expect.arrayContaining([...ORDER_STATES].sort()));
});

it('never lets go of money: what is paid only moves to what is refunded, unless there was nothing to pay', () => {
  for (const from of ORDER_STATES.filter(isPaid))
    for (const to of ORDER_STATE[from].next) expect(isPaid(to) || (from === 'PAID' && to === 'CANCELLED')).toBe(true);
  const order = { state: 'PAID', fulfillmentStatus: 'UNFULFILLED', isPaymentUnknown: false } as const;
  expect([0, 1].map((total) => canCancel({ ...order, total }))).toEqual([true, false]);
  expect(canCancel({ ...order, total: 0, fulfillmentStatus: 'PARTIALLY_FULFILLED' })).toBe(false);
  expect(canCancel({ ...order, total: 0, fulfillmentStatus: 'NOT_REQUIRED' })).toBe(true);
  const unclear = { ...order, state: 'NEEDS_ATTENTION', total: 1 } as const;
  expect([true, false].map((isPaymentUnknown) => canCancel({ ...unclear, isPaymentUnknown }))).toEqual([true, false]);
});

it('can end from every state that holds stock', () => {
  for (const from of ORDER_STATES.filter(holdsStock)) expect([...after(from)].some((to) => !holdsStock(to))).toBe(true);
});

it('has two ends without money', () => {
  expect(ORDER_STATES.filter(isOver)).toEqual(['EXPIRED', 'CANCELLED']);
});

it('goes on after a refund only with money to refund, and after it was canceled only for an administrator to decide', () => {
  expect(ORDER_STATE.REFUNDED.next).toEqual(['PARTIALLY_REFUNDED']);
  expect(ORDER_STATE.CANCELLED.next).toEqual(['NEEDS_ATTENTION']);
});

it('lets nobody fulfill or refund what isn’t paid, but for what is paid afterwards or needs attention', () => {
  expect(statesThat(({ isFulfillable }) => isFulfillable === true).every(isPaid)).toBe(true);
  expect(statesThat(({ isRefundable }) => isRefundable).filter((state) => !isPaid(state))).toEqual(['NEEDS_ATTENTION']);
});

it('has somebody watch every state that holds stock', () => {
  for (const state of ORDER_STATES)
    expect([state, ORDER_STATE[state].watchedBy !== 'NOBODY']).toEqual([state, holdsStock(state)]);
});
