import { BY_INVOICE, type OrderState } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../../database/sql';
import { tables } from '../../../../database/tables';
import { issueSoldCards } from '../../gift-cards/sold-gift-cards';
import { queueOrderMail } from '../../mails/queue';
import { commitReservations } from '../../reservations/reservations';
import { renewArrival } from '../../shipping/renew-arrival';
import { completeSwap } from '../../swaps/complete-swap';
import type { OrderActor } from '../actor';
import { type OrderRow, readOrder } from '../order-row';
import { transitionOrder } from './transition';

/**
 * Invoices are numbered without gaps: the row that counts them stays locked until the transaction ends. An order keeps the number
 * that it has.
 */
const numberInvoice = async (trx: Sql, orderId: number): Promise<void> => {
  await tables(trx)
    .with('taken', (db) =>
      db
        .updateTable('sales_settings')
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('orders').where('id', '=', orderId).where('invoice_number', 'is', null)),
        )
        .set((settings) => ({ next_invoice: settings('next_invoice', '+', 1) }))
        .returning((settings) => settings('next_invoice', '-', 1).as('number')),
    )
    .updateTable('orders')
    .from('taken')
    .where('id', '=', orderId)
    .set(({ ref }) => ({ invoice_number: ref('taken.number') }))
    .execute();
};

interface Payment {
  orderId: number;
  from: OrderState;
  actor: OrderActor;
  why?: string;
  notifyCustomer?: boolean;
}

/**
 * An order has been paid, in whichever way: what it reserved is sold, what was swapped for it comes back, gift cards in it are issued,
 * its invoice has a number, and its customer an email. The order as it is then; undefined if its state has changed meanwhile.
 */
export const payOrder = async (
  strapi: Core.Strapi,
  trx: Sql,
  { orderId, from, actor, why, notifyCustomer = true }: Payment,
): Promise<OrderRow | undefined> => {
  const set = { paid_at: new Date(), reserved_until: null, next_check_at: null, attention_reason: null };
  if (!(await transitionOrder(trx, { orderId, from, to: 'PAID', actor, why: why ?? null, set }))) return undefined;
  if (from === 'AWAITING_PAYMENT') await renewArrival(trx, orderId);
  await commitReservations(strapi, trx, orderId);
  const order = await readOrder(trx, { id: orderId });
  if (order) await completeSwap(strapi, trx, order, actor);
  if (order) await issueSoldCards(strapi, trx, order);
  if (order && notifyCustomer) await queueOrderMail(strapi, trx, order, 'PAID');
  // Last, for all other payments wait for the next number until this one is written down.
  await numberInvoice(trx, orderId);
  return order;
};

/** An order will be paid manually. By invoice, it has its number from now on, so that the invoice can go with the goods. */
export const awaitPayment = async (
  trx: Sql,
  { orderId, paymentMethod, actor }: { orderId: number; paymentMethod: string; actor: OrderActor },
): Promise<void> => {
  await transitionOrder(trx, { orderId, from: 'PENDING', to: 'AWAITING_PAYMENT', actor });
  if (paymentMethod === BY_INVOICE) await numberInvoice(trx, orderId);
};
