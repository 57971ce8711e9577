import { ORDER_STATES, SENT_STATES } from '@stoa/contract';
import { isOver, stateWords } from './state-words';

it('says how the money of an order stands, and how much of it was sent', () => {
  expect(stateWords({ state: 'AWAITING_PAYMENT', sent: 'NONE', pickUp: false })).toEqual(['Awaiting payment']);
  expect(stateWords({ state: 'PAID', sent: 'PART', pickUp: false })).toEqual(['Paid', 'Partially shipped']);
  expect(stateWords({ state: 'PARTIALLY_REFUNDED', sent: 'ALL', pickUp: false })).toEqual([
    'Partially refunded',
    'Shipped',
  ]);
  expect(stateWords({ state: 'PAID', sent: 'ALL', pickUp: true })).toEqual(['Paid', 'Ready for pickup']);
});

it('has words for every state, of which two are the end', () => {
  for (const state of ORDER_STATES)
    for (const sent of SENT_STATES) expect(stateWords({ state, sent, pickUp: false }).join()).toMatch(/^[A-Z][a-z ,]+/);
  expect(ORDER_STATES.filter((state) => isOver({ state }))).toEqual(['EXPIRED', 'CANCELLED']);
});
