import type { OrderState, PaymentOutcome } from '@stoa/contract';

type Outcome = (heard: PaymentOutcome) => PaymentOutcome;

const always =
  (outcome: PaymentOutcome): Outcome =>
  () =>
    outcome;

/** What was heard, if it can be so; otherwise what is true in any case. */
const oneOf =
  (possible: readonly PaymentOutcome[], otherwise: PaymentOutcome): Outcome =>
  (heard) =>
    possible.includes(heard) ? heard : otherwise;

const whileUnpaid = oneOf(['DECLINED', 'EXPIRED'], 'WAITING');
/** Its provider may still hold a payment. */
const onceOver = oneOf(['SOLD_OUT', 'REVIEW'], 'OVER');

const BY_STATE: Record<OrderState, Outcome> = {
  PENDING: whileUnpaid,
  AWAITING_APPROVAL: whileUnpaid,
  AWAITING_PAYMENT: always('WAITING'),
  CAPTURING: always('WAITING'),
  PAYMENT_REVIEW: always('REVIEW'),
  NEEDS_ATTENTION: always('REVIEW'),
  PAID: always('PAID'),
  PARTIALLY_REFUNDED: always('PAID'),
  REFUNDED: always('PAID'),
  EXPIRED: onceOver,
  CANCELLED: onceOver,
};

/**
 * What a buyer is told. Of several who settle an order at once, each has heard something, and only the order itself knows what
 * became of it.
 */
export const buyerOutcome = (state: OrderState, heard: PaymentOutcome): PaymentOutcome => BY_STATE[state](heard);
