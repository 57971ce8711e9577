import type { OrderState } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { queueOrderMail } from '../mails/queue';
import { numberInvoice } from './invoice-number';
import { commitReservations } from './reservations';
import { transitionOrder } from './transition';

/** An order has been paid, whichever way: sells what it held, numbers its invoice, and tells the customer. */
export const payOrder = async (
  strapi: Core.Strapi,
  trx: Sql,
  {
    orderId,
    from,
    by,
    why,
    notifyCustomer = true,
  }: { orderId: number; from: OrderState; by: string; why?: string; notifyCustomer?: boolean },
): Promise<boolean> => {
  const now = new Date();
  const set = { paid_at: now, reserved_until: null, next_check_at: null, attention_reason: null };
  if (!(await transitionOrder(trx, { orderId, from, to: 'PAID', by, why: why ?? null, set }))) return false;
  await commitReservations(strapi, trx, orderId);
  if (notifyCustomer) await queueOrderMail(strapi, trx, orderId, 'PAID');
  // Last, for all other payments wait for the next number until this one is written down.
  await numberInvoice(trx, orderId);
  return true;
};
