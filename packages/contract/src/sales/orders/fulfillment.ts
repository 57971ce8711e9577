import type { FulfillmentStatus } from './fulfillment-status';
import type { Order, OrderLine } from './order';
import { isGoingOn, ORDER_STATE, type OrderState } from './states';

/** Two of the payment methods that every shop has. */
export const AT_PICK_UP = 'pick-up';
export const BY_INVOICE = 'invoice';

/** Orders that are paid one of these ways are fulfilled before they are paid. All others are paid first. */
export const PAID_AFTERWARDS: readonly string[] = [AT_PICK_UP, BY_INVOICE];

/** Whether the days on which it arrives are known: what waits for its payment isn’t on its way before. */
export const hasArrival = ({ state, paymentMethod }: Pick<Order, 'state' | 'paymentMethod'>): boolean =>
  isGoingOn(state) &&
  (state !== 'AWAITING_PAYMENT' || (paymentMethod !== null && PAID_AFTERWARDS.includes(paymentMethod)));

/** What there was of a line, and what became of it. */
export interface LineSoFar {
  quantity: number;
  needsShipping: boolean;
  fulfilledQuantity: number;
  refundedQuantity: number;
  /** Of what was refunded, what was fulfilled before and came back. */
  returnedQuantity: number;
  /** What open returns have of it that isn’t refunded yet. */
  requestedQuantity: number;
}

export interface FollowedLine extends OrderLine, LineSoFar {
  /** Of what was refunded, what was swapped, or is set aside for it. */
  swappedQuantity: number;
  /** Of that, what is set aside until its customer pays the rest of the other order. */
  setAsideQuantity: number;
}

/** It's paid and not refunded, or paid afterwards, and its customer hasn't canceled it. */
export const canFulfill = ({
  state,
  paymentMethod,
  canceledAt,
}: {
  state: OrderState;
  paymentMethod: string | null;
  canceledAt: string | Date | null;
}): boolean => {
  if (canceledAt !== null) return false;
  return ORDER_STATE[state].isFulfillable === 'IF_PAID_AFTERWARDS'
    ? paymentMethod !== null && PAID_AFTERWARDS.includes(paymentMethod)
    : ORDER_STATE[state].isFulfillable;
};

/** What is refunded before it's fulfilled isn't fulfilled anymore. What came back by a return was. */
export const leftToFulfill = ({
  quantity,
  needsShipping,
  fulfilledQuantity,
  refundedQuantity,
  returnedQuantity,
}: LineSoFar): number =>
  needsShipping ? Math.max(0, quantity - fulfilledQuantity - (refundedQuantity - returnedQuantity)) : 0;

type Refundable = Pick<LineSoFar, 'quantity' | 'refundedQuantity'>;

export const notRefunded = ({ quantity, refundedQuantity }: Refundable): number => quantity - refundedQuantity;

/** What open returns have is refunded with them. */
export const leftToRefund = (line: Refundable & Pick<LineSoFar, 'requestedQuantity'>): number =>
  notRefunded(line) - line.requestedQuantity;

/** Of a paid order: what hasn't gone out. */
export const leftToSwap = (line: LineSoFar): number =>
  Math.max(
    0,
    Math.min(
      leftToRefund(line),
      line.quantity - line.fulfilledQuantity - line.refundedQuantity + line.returnedQuantity,
    ),
  );

/** What the customer has, and hasn't asked to return yet. */
export const leftToReturn = (line: LineSoFar): number =>
  Math.max(0, Math.min(line.fulfilledQuantity - line.returnedQuantity, notRefunded(line)) - line.requestedQuantity);

export const fulfillmentStatusOf = (lines: readonly LineSoFar[]): FulfillmentStatus => {
  if (lines.every(({ needsShipping }) => !needsShipping)) return 'NOT_REQUIRED';
  if (lines.every(({ fulfilledQuantity }) => fulfilledQuantity === 0)) return 'UNFULFILLED';
  return lines.every((line) => leftToFulfill(line) === 0) ? 'FULFILLED' : 'PARTIALLY_FULFILLED';
};
