import { BY_INVOICE } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { numberInvoice } from './invoice-number';
import { transitionOrder } from './transition';

/** An order will be paid by hand. By invoice, it has its number from now on, so that the invoice can go with the goods. */
export const awaitPayment = async (
  trx: Sql,
  { orderId, paymentMethod, by }: { orderId: number; paymentMethod: string; by: string },
): Promise<void> => {
  await transitionOrder(trx, { orderId, from: 'PENDING', to: 'AWAITING_PAYMENT', by });
  if (paymentMethod === BY_INVOICE) await numberInvoice(trx, orderId);
};
