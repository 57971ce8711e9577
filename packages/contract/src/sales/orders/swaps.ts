import * as yup from 'yup';
import { toCents } from '../../money';
import { requestKey } from '../checkout';
import { amount } from '../settings/amounts';
import { linePieces, notifyCustomer, openedOrder, someLines } from './changes';
import { manualLines } from './manual';

/** Lines of a paid order that aren’t shipped yet, and what its customer gets for them. */
export const swapInput = yup.object({
  ...openedOrder,
  ...notifyCustomer,
  ...manualLines,
  /** Made by the browser: sent twice, it’s the same swap. */
  key: requestKey(),
  removed: someLines(yup.object(linePieces())).required('Choose what to remove').min(1, 'Choose what to remove'),
  /** What the administrator saw that the removed items are worth, and that the others cost. */
  removedTotal: amount('Removed items').required('Removed items is required'),
  total: amount('Total').required('Total is required'),
});
export type SwapInput = yup.InferType<typeof swapInput>;

/** In cents. What a swap collects by a pay link, or refunds if it’s negative: what is added, less what is removed. */
export const swapDifference = (total: number, removedTotal: number): number => toCents(total) - toCents(removedTotal);
