import { ORDER_STATE, type OrderState, type PaymentOutcome } from '@stoa/contract';

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

const BY_PAYMENT: Record<(typeof ORDER_STATE)[OrderState]['payment'], Outcome> = {
  OPEN: whileUnpaid,
  AWAITED: always('WAITING'),
  CAPTURING: always('WAITING'),
  IN_REVIEW: always('REVIEW'),
  PAID: always('PAID'),
  OVER: onceOver,
};

/**
 * What a buyer is told. Of several who settle an order at once, each has heard something, and only the order itself knows what
 * became of it.
 */
export const buyerOutcome = (state: OrderState, heard: PaymentOutcome): PaymentOutcome =>
  BY_PAYMENT[ORDER_STATE[state].payment](heard);
