import { isPaid, ORDER_STATES, type OrderState, PAYMENT_OUTCOMES, type PaymentOutcome } from '@stoa/contract';
import { buyerOutcome } from './buyer-outcome';

const EXAMPLES: [OrderState, PaymentOutcome, PaymentOutcome][] = [
  ['PAID', 'OVER', 'PAID'],
  ['REFUNDED', 'EXPIRED', 'PAID'],
  ['PARTIALLY_REFUNDED', 'DECLINED', 'PAID'],
  ['PAYMENT_REVIEW', 'OVER', 'REVIEW'],
  ['NEEDS_ATTENTION', 'SOLD_OUT', 'REVIEW'],
  ['CAPTURING', 'DECLINED', 'WAITING'],
  ['AWAITING_APPROVAL', 'DECLINED', 'DECLINED'],
  ['PENDING', 'EXPIRED', 'EXPIRED'],
  ['PENDING', 'OVER', 'WAITING'],
  ['EXPIRED', 'WAITING', 'OVER'],
  ['EXPIRED', 'SOLD_OUT', 'SOLD_OUT'],
  ['CANCELLED', 'REVIEW', 'REVIEW'],
];

it.each(EXAMPLES)('%s, of which somebody heard %s, is told as %s', (state, heard, told) => {
  expect(buyerOutcome(state, heard)).toBe(told);
});

it.each(ORDER_STATES)('%s is never told as what it isn’t', (state) => {
  for (const heard of PAYMENT_OUTCOMES) {
    const told = buyerOutcome(state, heard);
    expect(told === 'PAID').toBe(isPaid(state));
    if (told === 'OVER' || told === 'SOLD_OUT') expect(['EXPIRED', 'CANCELLED']).toContain(state);
  }
});
