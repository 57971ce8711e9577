import {
  formatGiftCardEnding,
  fromCents,
  type ManagedLine,
  notRefunded,
  type OrderDetail,
  prorate,
  type Refund,
  toCents,
} from '@stoa/contract';
import { formatDollars } from '@stoa/web-kit';

type Priced = Pick<ManagedLine, 'quantity' | 'refundedQuantity' | 'total' | 'discount' | 'tax'>;

/** In cents. However a line is divided into refunds, they add up to what was paid for it. */
export const paidFor = (line: Priced, quantity: number, taxIncluded: boolean): number => {
  const lineTotal = toCents(line.total) - toCents(line.discount) + (taxIncluded ? 0 : toCents(line.tax));
  const upTo = (pieces: number) => prorate(lineTotal, pieces, line.quantity);
  return upTo(line.refundedQuantity + quantity) - upTo(line.refundedQuantity);
};

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

type Going = Pick<OrderDetail, 'captures' | 'giftCard' | 'refundable' | 'refundableToGiftCard'>;

const cardOf = ({ giftCard }: Going): string => `the gift card ${formatGiftCardEnding(giftCard?.ending ?? '')}`;

/** Where the money goes: the way it was paid, and once nothing of that is left, to the gift card. */
export const refundWay = (order: Going): string => {
  const { captures, refundable, refundableToGiftCard: toCard } = order;
  if (toCard > 0 && toCard === refundable) return `The money goes to ${cardOf(order)}.`;
  const way = captures.some(({ provider }) => provider === 'manual')
    ? 'This order was paid manually, so pay the money back yourself and record it here.'
    : 'The money goes back to the original payment method.';
  if (toCard === 0) return way;
  return `${way} Anything over ${formatDollars(refundable - toCard)} goes to ${cardOf(order)}.`;
};

/** How an amount is split; nothing if it isn't. */
export const formatSplit = (order: Going, amount: number): string | null => {
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
