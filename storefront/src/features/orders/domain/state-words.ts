import { isUnpaid, type Order, type OrderState, sentName } from '@stoa/contract';

/** What customers read of an order's money. */
const MONEY: Record<OrderState, string> = {
  PENDING: 'Waiting for payment',
  AWAITING_APPROVAL: 'Waiting for payment',
  AWAITING_PAYMENT: 'Waiting for payment',
  CAPTURING: 'Being checked',
  PAYMENT_REVIEW: 'Being checked',
  NEEDS_ATTENTION: 'Being checked',
  PAID: 'Paid',
  PARTIALLY_REFUNDED: 'Partly refunded',
  REFUNDED: 'Refunded',
  EXPIRED: 'Expired',
  CANCELLED: 'Cancelled',
};

/** How an order stands: its money, and then how much of it is on its way. */
export const stateWords = (order: Pick<Order, 'state' | 'sent' | 'pickUp'>): string[] => [
  MONEY[order.state],
  ...(order.sent === 'NONE' ? [] : [sentName(order)]),
];

const OVER: readonly OrderState[] = ['EXPIRED', 'CANCELLED'];

export const isOver = ({ state }: Pick<Order, 'state'>): boolean => OVER.includes(state);

const CHECKED: readonly OrderState[] = ['CAPTURING', 'PAYMENT_REVIEW', 'NEEDS_ATTENTION'];

/** What customers should know of a payment that isn't through. */
export function paymentWords({ state }: Pick<Order, 'state'>): string | null {
  if (CHECKED.includes(state)) return 'Your payment is being checked. We’ll email you as soon as it’s through.';
  if (isUnpaid(state)) return 'We haven’t received your payment yet.';
  // A bank transfer may be on its way.
  if (state === 'EXPIRED')
    return 'We haven’t received your payment, so we no longer keep this order. If you’ve paid, please contact us. Otherwise, you can order again.';
  return state === 'CANCELLED' ? 'This order is cancelled.' : null;
}
