import { type FulfillmentStatus, ORDER_STATE, type OrderState } from './states';

/** Two of the payment methods that every shop has. */
export const AT_PICK_UP = 'pick-up';
export const BY_INVOICE = 'invoice';

/** Orders that are paid one of these ways are fulfilled before they are paid. All others are paid first. */
export const PAID_AFTERWARDS: readonly string[] = [AT_PICK_UP, BY_INVOICE];

/** What there was of a line, and what became of it. */
export interface LineSoFar {
  quantity: number;
  needsShipping: boolean;
  fulfilledQuantity: number;
  refundedQuantity: number;
}

/** It's paid and not refunded, or paid afterwards. */
export const canFulfill = ({ state, paymentMethod }: { state: OrderState; paymentMethod: string | null }): boolean =>
  ORDER_STATE[state].isFulfillable === 'IF_PAID_AFTERWARDS'
    ? paymentMethod !== null && PAID_AFTERWARDS.includes(paymentMethod)
    : ORDER_STATE[state].isFulfillable;

/** What is refunded before it's fulfilled isn't fulfilled anymore. */
export const leftToFulfill = ({ quantity, needsShipping, fulfilledQuantity, refundedQuantity }: LineSoFar): number =>
  needsShipping ? Math.max(0, quantity - fulfilledQuantity - refundedQuantity) : 0;

export const leftToRefund = ({ quantity, refundedQuantity }: LineSoFar): number => quantity - refundedQuantity;

export const fulfillmentStatusOf = (lines: readonly LineSoFar[]): FulfillmentStatus => {
  if (lines.every(({ needsShipping }) => !needsShipping)) return 'NOT_REQUIRED';
  if (lines.every(({ fulfilledQuantity }) => fulfilledQuantity === 0)) return 'UNFULFILLED';
  return lines.every((line) => leftToFulfill(line) === 0) ? 'FULFILLED' : 'PARTIALLY_FULFILLED';
};
