import { canCancel, isPaid, ORDER_STATES, ORDER_TRANSITIONS, type OrderState, STOCK_HOLDING_STATES } from './states';

const after = (from: OrderState, seen = new Set<OrderState>()): Set<OrderState> => {
  for (const to of ORDER_TRANSITIONS[from]) if (!seen.has(to)) after(to, seen.add(to));
  return seen;
};

it('reaches every state from a started order', () => {
  expect([...after('PENDING'), 'PENDING'].sort()).toEqual(expect.arrayContaining([...ORDER_STATES].sort()));
});

it('never lets go of money: what is paid only moves to what is refunded, unless there was nothing to pay', () => {
  for (const from of ORDER_STATES.filter(isPaid))
    for (const to of ORDER_TRANSITIONS[from]) expect(isPaid(to) || (from === 'PAID' && to === 'CANCELLED')).toBe(true);
  const order = { state: 'PAID', fulfillmentStatus: 'UNFULFILLED', isPaymentUnknown: false } as const;
  expect([0, 1].map((total) => canCancel({ ...order, total }))).toEqual([true, false]);
  expect(canCancel({ ...order, total: 0, fulfillmentStatus: 'PARTIALLY_FULFILLED' })).toBe(false);
  const unclear = { ...order, state: 'NEEDS_ATTENTION', total: 1 } as const;
  expect([true, false].map((isPaymentUnknown) => canCancel({ ...unclear, isPaymentUnknown }))).toEqual([true, false]);
});

it('can end from every state that holds stock', () => {
  const holding: readonly OrderState[] = STOCK_HOLDING_STATES;
  for (const from of holding) expect([...after(from)].some((to) => !holding.includes(to))).toBe(true);
});

it('brings back nothing that was refunded, and what was canceled only for an administrator to decide', () => {
  expect(ORDER_TRANSITIONS.REFUNDED).toEqual([]);
  expect(ORDER_TRANSITIONS.CANCELLED).toEqual(['NEEDS_ATTENTION']);
});
