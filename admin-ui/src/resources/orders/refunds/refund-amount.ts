import {
  formatGiftCardEnding,
  fromCents,
  type ManagedLine,
  notRefunded,
  type OrderDetail,
  paidFor,
  type Refund,
  toCents,
} from '@stoa/contract';
import { formatDollars } from '@stoa/web-kit';
import { orderName } from '../../../lib/order-name';

/** What is suggested, in cents: what was paid for the chosen pieces; everything that is left once nothing of the order is. */
export const refundAmount = (
  { lines, taxIncluded, refundable }: Pick<OrderDetail, 'lines' | 'taxIncluded' | 'refundable'>,
  quantityOf: (line: ManagedLine) => number,
): number => {
  const left = toCents(refundable);
  if (lines.every((line) => quantityOf(line) === notRefunded(line))) return left;
  return Math.min(
    left,
    lines.reduce((sum, line) => sum + paidFor(line, quantityOf(line), taxIncluded), 0),
  );
};

type Going = Pick<
  OrderDetail,
  'captures' | 'giftCard' | 'swap' | 'refundable' | 'refundableToGiftCard' | 'refundableToSwapped'
>;

const cardOf = ({ giftCard }: Going): string => `the gift card ${formatGiftCardEnding(giftCard?.ending ?? '')}`;

/** What lines of another order paid goes back the way that one was paid. */
const swappedWay = (order: Going, first: number): string => {
  const { refundable, refundableToGiftCard: toCard, refundableToSwapped: toSwapped } = order;
  const money = toCents(refundable) - toCents(toCard) - toCents(toSwapped);
  const rest = `the way order ${orderName(first)} was paid`;
  const ways =
    money === 0
      ? `The money goes back ${rest}.`
      : `${formatDollars(fromCents(money))} goes back the way it was paid, and then up to ${formatDollars(toSwapped)} ${rest}.`;
  return toCard === 0 ? ways : `${ways} The rest goes to ${cardOf(order)}.`;
};

/** Where the money goes: the way it was paid, and once nothing of that is left, to the gift card. */
export const refundWay = (order: Going): string => {
  const { captures, swap, refundable, refundableToGiftCard: toCard, refundableToSwapped: toSwapped } = order;
  if (toCard > 0 && toCard === refundable) return `The money goes to ${cardOf(order)}.`;
  if (swap && toSwapped > 0) return swappedWay(order, swap.number);
  const way = captures.some(({ provider }) => provider === 'manual')
    ? 'This order was paid manually, so pay the money back yourself and record it here.'
    : 'The money goes back to the original payment method.';
  if (toCard === 0) return way;
  return `${way} Anything over ${formatDollars(refundable - toCard)} goes to ${cardOf(order)}.`;
};

/** How an amount is split; nothing if it isn't. */
export const formatSplit = (order: Going, amount: number): string | null => {
  if (order.refundableToSwapped > 0) return null;
  const money = fromCents(toCents(order.refundable) - toCents(order.refundableToGiftCard));
  if (!(amount > money) || amount > order.refundable || money === 0) return null;
  const toCard = fromCents(toCents(amount) - toCents(money));
  return `${formatDollars(money)} goes back the way it was paid, and ${formatDollars(toCard)} to ${cardOf(order)}.`;
};

/** Whoever took the payment may refuse to pay it back, or answer later. */
export const refundOutcome = (refund: Refund | undefined) => {
  const amount = formatDollars(refund?.amount ?? 0);
  if (refund?.state === 'FAILED') return { text: refund.failure ?? amount, failure: 'Nothing was refunded' };
  return { text: refund?.state === 'PENDING' ? `The refund of ${amount} is in progress` : `Refunded ${amount}` };
};
