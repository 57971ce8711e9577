import type { OrderState } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { queueOrderMail } from '../mails/queue';
import { claimHolds } from './holds';
import { numberInvoice } from './invoice-number';
import { moveOrder } from './move';

/** An order has been paid, whichever way: sells what it held, numbers its invoice, and tells the customer. */
export const payOrder = async (
  strapi: Core.Strapi,
  trx: Sql,
  {
    orderId,
    from,
    by,
    why,
    tell = true,
  }: { orderId: number; from: OrderState; by: string; why?: string; tell?: boolean },
): Promise<boolean> => {
  const now = new Date();
  const set = { paid_at: now, hold_until: null, look_at: null, attention: null };
  if (!(await moveOrder(trx, { orderId, from, to: 'PAID', by, why: why ?? null, set }))) return false;
  await claimHolds(strapi, trx, orderId);
  if (tell) await queueOrderMail(strapi, trx, orderId, 'PAID');
  // Last, for all other payments wait for the next number until this one is written down.
  await numberInvoice(trx, orderId);
  return true;
};
