import type { OrderState } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { queueOrderMail } from '../mails/queue';
import { claimHolds } from './holds';
import { moveOrder } from './move';

/** Invoices are numbered without gaps: the row stays locked until the order is paid, or isn't. */
const takeInvoiceNumber = async (trx: Sql): Promise<number> => {
  const [row] = await trx('terms_of_sale').increment('next_invoice', 1).returning('next_invoice');
  return row.next_invoice - 1;
};

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
  await trx('orders')
    .where({ id: orderId })
    .update({ invoice_number: await takeInvoiceNumber(trx) });
  if (tell) await queueOrderMail(strapi, trx, orderId, 'PAID');
  return true;
};
