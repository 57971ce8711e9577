import type { OrderState, PaymentOutcome } from '@stoa/contract';

/** What is true in a state, whatever was heard; null: what was heard may be. */
const BY_STATE: Record<OrderState, PaymentOutcome | null> = {
  PENDING: null,
  AWAITING_APPROVAL: null,
  AWAITING_PAYMENT: 'WAITING',
  CAPTURING: 'WAITING',
  PAYMENT_REVIEW: 'REVIEW',
  NEEDS_ATTENTION: 'REVIEW',
  PAID: 'PAID',
  PARTIALLY_REFUNDED: 'PAID',
  REFUNDED: 'PAID',
  EXPIRED: null,
  CANCELLED: null,
};

/** What can be so while an order waits for its buyer, and once it is over: then its provider may still hold a payment. */
const WHILE_UNPAID: readonly PaymentOutcome[] = ['DECLINED', 'LAPSED'];
const ONCE_OVER: readonly PaymentOutcome[] = ['SOLD_OUT', 'REVIEW'];

/**
 * What a buyer is told. Of several who settle an order at once, each has heard something, and only the order itself knows what
 * became of it.
 */
export const toldOutcome = (state: OrderState, heard: PaymentOutcome): PaymentOutcome => {
  const known = BY_STATE[state];
  if (known) return known;
  if (state === 'EXPIRED' || state === 'CANCELLED') return ONCE_OVER.includes(heard) ? heard : 'OVER';
  return WHILE_UNPAID.includes(heard) ? heard : 'WAITING';
};
