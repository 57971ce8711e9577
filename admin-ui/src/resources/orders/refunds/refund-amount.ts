import { leftToRefund, type ManagedLine, type OrderDetail, prorate, toCents } from '@stoa/contract';

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
  if (lines.every((line) => quantityOf(line) === leftToRefund(line))) return left;
  return Math.min(
    left,
    lines.reduce((sum, line) => sum + paidFor(line, quantityOf(line), taxIncluded), 0),
  );
};
