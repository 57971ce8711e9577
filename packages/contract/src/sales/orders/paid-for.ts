import { toCents } from '../../money';
import { prorate } from '../pricing/allocate';
import type { OrderLine } from './order';

type Priced = Pick<OrderLine, 'quantity' | 'total' | 'discount' | 'tax'> & { refundedQuantity: number };

/** In cents. However a line is divided into refunds, they add up to what was paid for it. */
export const paidFor = (line: Priced, quantity: number, taxIncluded: boolean): number => {
  const lineTotal = toCents(line.total) - toCents(line.discount) + (taxIncluded ? 0 : toCents(line.tax));
  const upTo = (pieces: number) => prorate(lineTotal, pieces, line.quantity);
  return upTo(line.refundedQuantity + quantity) - upTo(line.refundedQuantity);
};
