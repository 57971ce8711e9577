import { canMove, HOLDING_STATES, holdsStock, isPaid, ORDER_MOVES, ORDER_STATES, type OrderState } from './states';

const after = (from: OrderState, seen = new Set<OrderState>()): Set<OrderState> => {
  for (const to of ORDER_MOVES[from]) if (!seen.has(to)) after(to, seen.add(to));
  return seen;
};

it('reaches every state from a started order', () => {
  expect([...after('PENDING'), 'PENDING'].sort()).toEqual(expect.arrayContaining([...ORDER_STATES].sort()));
});

it('never lets go of money: what is paid only moves to what is refunded', () => {
  for (const from of ORDER_STATES.filter(isPaid)) for (const to of after(from)) expect(isPaid(to)).toBe(true);
});

it('can end from every state that holds stock', () => {
  for (const from of HOLDING_STATES) expect([...after(from)].some((to) => !holdsStock(to))).toBe(true);
});

it('brings nothing back that was cancelled or refunded', () => {
  for (const from of ['CANCELLED', 'REFUNDED'] as const)
    for (const to of ORDER_STATES) expect(canMove(from, to)).toBe(false);
});
