import {
  type FollowedLine,
  formatGiftCardEnding,
  isBeingChecked,
  isOver,
  isPartFulfilled,
  isUnpaid,
  leftToFulfill,
  type Order,
  type OrderState,
  type OwnOrder,
} from '@stoa/contract';
import { formatDollars } from '@stoa/web-kit';

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

type Shipping = Pick<Order, 'fulfillmentStatus' | 'pickUp'>;
type Standing = Pick<Order, 'state' | 'fulfillmentStatus' | 'pickUp' | 'canceledAt' | 'isSwapped'>;

/** Of what was only swapped, no money went back. */
const moneyOf = ({ state, isSwapped }: Standing): string => {
  if (!isSwapped) return MONEY[state];
  return state === 'REFUNDED' ? 'Swapped' : 'Partially swapped';
};

/** How an order stands: its money, and then how much of it is on its way. */
export const formatOrderState = (order: Standing): string[] => [
  ...(order.canceledAt === null || order.state === 'CANCELLED' ? [] : [MONEY.CANCELLED]),
  ...(order.canceledAt === null || order.state !== 'PAID' ? [moneyOf(order)] : []),
  ...(isPartFulfilled(order.fulfillmentStatus) ? [formatShipped(order.fulfillmentStatus, order)] : []),
];

const formatCount = (count: number, quantity: number, words: string): string =>
  count < quantity ? `${count} of ${quantity} ${words}` : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** How much of a line went out, if some of its order did and some didn’t yet. */
function formatLineShipped(line: FollowedLine, { fulfillmentStatus, pickUp }: Shipping): string[] {
  const { fulfilledQuantity: shipped, needsShipping } = line;
  const of = shipped + leftToFulfill(line);
  if (fulfillmentStatus !== 'PARTIALLY_FULFILLED' || !needsShipping || of === 0) return [];
  if (shipped === 0) return [pickUp ? 'Not ready for pickup yet' : 'Not shipped yet'];
  return [formatCount(shipped, of, pickUp ? 'ready for pickup' : 'shipped')];
}

/** What became of a line, such as ‘1 of 2 shipped’ or ‘Refunded’. */
export function formatLine(line: FollowedLine, order: Shipping): string[] {
  const { quantity, refundedQuantity, swappedQuantity, setAsideQuantity: setAside, returnedQuantity: returned } = line;
  const swapped = swappedQuantity - setAside;
  const refunded = refundedQuantity - returned - swappedQuantity;
  return [
    ...formatLineShipped(line, order),
    ...(returned > 0 ? [formatCount(returned, quantity, 'returned')] : []),
    ...(swapped > 0 ? [formatCount(swapped, quantity, 'swapped')] : []),
    ...(setAside > 0 ? [formatCount(setAside, quantity, 'set aside for a swap')] : []),
    ...(refunded > 0 ? [formatCount(refunded, quantity, 'refunded')] : []),
  ];
}

const backOnCard = ({ giftCard }: Pick<Order, 'giftCard'>): string =>
  giftCard
    ? ` ${formatDollars(giftCard.amount)} is back on your gift card ${formatGiftCardEnding(giftCard.ending)}.`
    : '';

/** As in the account’s list. */
export function formatOwnOrder(order: OwnOrder): string[] {
  const { state, shipped, refunded, pickUp } = order;
  return formatOrderState(order).map((word, place) => {
    if (place === 0 && state === 'PARTIALLY_REFUNDED' && refunded > 0) return `Refunded ${formatDollars(refunded)}`;
    if (!shipped || word !== formatShipped('PARTIALLY_FULFILLED', { pickUp })) return word;
    return `${shipped.quantity} of ${shipped.of} items ${pickUp ? 'ready for pickup' : 'shipped'}`;
  });
}

/** What customers should know of a payment that isn't through. */
export function formatPaymentNote(
  order: Pick<Order, 'state' | 'canceledAt' | 'giftCard' | 'swap'>,
  orderName: (number: number) => string,
): string | null {
  const why = formatWhyNot(order, orderName);
  return why !== null && isOver(order.state) ? `${why}${backOnCard(order)}` : why;
}

function formatWhyNot(
  { state, canceledAt, swap }: Pick<Order, 'state' | 'canceledAt' | 'swap'>,
  orderName: (number: number) => string,
): string | null {
  if (swap && isOver(state))
    return `This swap ended without a payment, and changed nothing about order ${orderName(swap.number)}.${state === 'EXPIRED' ? ' If you’ve already paid, please contact us.' : ''}`;
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

/** A line without what was swapped for something else. */
export const kept = (line: FollowedLine): FollowedLine[] => {
  const quantity = line.quantity - line.swappedQuantity;
  return quantity > 0 ? [{ ...line, quantity }] : [];
};
