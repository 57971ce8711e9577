import type { PaymentOutcome } from '@stoa/contract';
import { dispatchCheckout } from '../../components/checkout/checkout-store';
import { paths } from '../../config/paths';
import { settlePayment } from './api';

/** What came of a payment that was approved. LOST: nobody says. */
export type Settled = PaymentOutcome | 'LOST';

export const settle = (key: string): Promise<Settled> => settlePayment(key).catch(() => 'LOST' as const);

export const goesThrough = (settled: Settled): settled is 'PAID' | 'WAITING' | 'REVIEW' =>
  settled === 'PAID' || settled === 'WAITING' || settled === 'REVIEW';

/** The last page, for which the document of checkout is left. */
export function showPlaced(key: string): void {
  dispatchCheckout({ type: 'orderPlaced', key });
  window.location.replace(paths.orderPlaced);
}
