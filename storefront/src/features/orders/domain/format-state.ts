import { isBeingChecked, isPartFulfilled, isUnpaid, type Order, type OrderState } from '@stoa/contract';

/** What customers read of an order's money. */
const MONEY: Record<OrderState, string> = {
  PENDING: 'Awaiting payment',
  AWAITING_APPROVAL: 'Awaiting payment',
  AWAITING_PAYMENT: 'Awaiting payment',
  CAPTURING: 'Payment pending',
  PAYMENT_REVIEW: 'Payment pending',
  NEEDS_ATTENTION: 'Payment pending',
  PAID: 'Paid',
  PARTIALLY_REFUNDED: 'Partially refunded',
  REFUNDED: 'Refunded',
  EXPIRED: 'Expired',
  CANCELLED: 'Canceled',
};

/** How much of an order is on its way, or can be picked up. */
const SHIPPED: Record<'PARTIALLY_FULFILLED' | 'FULFILLED', string> = {
  PARTIALLY_FULFILLED: 'Partially shipped',
  FULFILLED: 'Shipped',
};
const READY: typeof SHIPPED = { PARTIALLY_FULFILLED: 'Partially ready for pickup', FULFILLED: 'Ready for pickup' };

export const formatShipped = (fulfillmentStatus: keyof typeof SHIPPED, { pickUp }: Pick<Order, 'pickUp'>): string =>
  (pickUp ? READY : SHIPPED)[fulfillmentStatus];

export const formatMoneyState = (state: OrderState): string => MONEY[state];

/** How an order stands: its money, and then how much of it is on its way. */
export const formatOrderState = (
  order: Pick<Order, 'state' | 'fulfillmentStatus' | 'pickUp' | 'canceledAt'>,
): string[] => [
  ...(order.canceledAt === null || order.state === 'CANCELLED' ? [] : [MONEY.CANCELLED]),
  ...(order.canceledAt === null || order.state !== 'PAID' ? [MONEY[order.state]] : []),
  ...(isPartFulfilled(order.fulfillmentStatus) ? [formatShipped(order.fulfillmentStatus, order)] : []),
];

/** What customers should know of a payment that isn't through. */
export function formatPaymentNote({ state, canceledAt }: Pick<Order, 'state' | 'canceledAt'>): string | null {
  if (canceledAt !== null)
    return state === 'REFUNDED'
      ? 'You canceled this order, and your money is on its way back to you.'
      : 'You canceled this order. We’ll pay your money back.';
  if (isBeingChecked(state)) return 'Your payment is being reviewed. We’ll email you as soon as it goes through.';
  if (isUnpaid(state)) return 'We haven’t received your payment yet.';
  // A bank transfer may be on its way.
  if (state === 'EXPIRED')
    return 'We haven’t received your payment, so this order has expired. If you’ve already paid, please contact us. Otherwise, you can order again.';
  return state === 'CANCELLED' ? 'This order was canceled.' : null;
}
