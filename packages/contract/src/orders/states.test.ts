import { canCancel, HOLDING_STATES, isPaid, ORDER_MOVES, ORDER_STATES, type OrderState } from './states';

const after = (from: OrderState, seen = new Set<OrderState>()): Set<OrderState> => {
  for (const to of ORDER_MOVES[from]) if (!seen.has(to)) after(to, seen.add(to));
  return seen;
};

it('reaches every state from a started order', () => {
  expect([...after('PENDING'), 'PENDING'].sort()).toEqual(expect.arrayContaining([...ORDER_STATES].sort()));
});

it('never lets go of money: what is paid only moves to what is refunded, unless there was nothing to pay', () => {
  for (const from of ORDER_STATES.filter(isPaid))
    for (const to of ORDER_MOVES[from]) expect(isPaid(to) || (from === 'PAID' && to === 'CANCELLED')).toBe(true);
  const order = { state: 'PAID', sent: 'NONE', isPaymentUnknown: false } as const;
  expect([0, 1].map((total) => canCancel({ ...order, total }))).toEqual([true, false]);
  expect(canCancel({ ...order, total: 0, sent: 'PART' })).toBe(false);
  const unclear = { ...order, state: 'NEEDS_ATTENTION', total: 1 } as const;
  expect([true, false].map((isPaymentUnknown) => canCancel({ ...unclear, isPaymentUnknown }))).toEqual([true, false]);
});

it('can end from every state that holds stock', () => {
  const holding: readonly OrderState[] = HOLDING_STATES;
  for (const from of holding) expect([...after(from)].some((to) => !holding.includes(to))).toBe(true);
});

it('brings back nothing that was refunded, and what was canceled only for an administrator to decide', () => {
  expect(ORDER_MOVES.REFUNDED).toEqual([]);
  expect(ORDER_MOVES.CANCELLED).toEqual(['NEEDS_ATTENTION']);
});
