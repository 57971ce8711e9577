import { canMoveReturn, RETURN_STATE, RETURN_STATES, returnStatesThat } from './return-states';

it('goes from a request to a refund, or ends before', () => {
  const moves = RETURN_STATES.flatMap((from) =>
    RETURN_STATES.filter((to) => canMoveReturn(from, to)).map((to) => `${from} ${to}`),
  );
  expect(moves).toEqual([
    'REQUESTED ACCEPTED',
    'REQUESTED DECLINED',
    'REQUESTED WITHDRAWN',
    'ACCEPTED RECEIVED',
    'ACCEPTED DECLINED',
    'RECEIVED REFUNDED',
    'RECEIVED DECLINED',
  ]);
});

it('is open as long as something follows, and somebody is to do it', () => {
  expect(returnStatesThat(({ isOpen }) => isOpen)).toEqual(['REQUESTED', 'ACCEPTED', 'RECEIVED']);
  for (const state of RETURN_STATES) {
    const { isOpen, next, waitsFor } = RETURN_STATE[state];
    expect([state, isOpen, isOpen]).toEqual([state, next.length > 0, waitsFor !== 'NOBODY']);
  }
});
