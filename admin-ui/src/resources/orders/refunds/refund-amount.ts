import { type ManagedLine, notRefunded, type OrderDetail, prorate, type Refund, toCents } from '@stoa/contract';
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

/** Whoever took the payment may refuse to pay it back, or answer later. */
export const refundOutcome = (refund: Refund | undefined) => {
  const amount = formatDollars(refund?.amount ?? 0);
  if (refund?.state === 'FAILED') return { text: refund.failure ?? amount, failure: 'Nothing was refunded' };
  return { text: refund?.state === 'PENDING' ? `The refund of ${amount} is in progress` : `Refunded ${amount}` };
};
