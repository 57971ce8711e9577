import type { Core } from '@strapi/strapi';
import { sql as expression } from 'kysely';
import { madeBy } from '../../../database/change-reason';
import { retried } from '../../../database/failures/retried';
import type { Sql } from '../../../database/sql';
import { anyOf, tables } from '../../../database/tables';
import { conflict } from '../../../http/problem';
import { services } from '../../../services';
import { orderNames } from '../numbering/order-numbering';
import type { OrderActor } from '../orders/actor';
import { revokeLinks } from '../orders/link-rows';
import { eraseReturns } from '../returns/return-images';
import { readEmails, readOpenOrders } from './customer-detail';
import { missingCustomer } from './customer-rows';
import { lockCustomers, moveOrdersQuietly } from './merge';

const NAME = 'Erased customer';
const NOTHING = '—';

const MOST_NAMED = 5;

const requireNoneOpen = (numbers: number[], nameOf: (number: number) => string): void => {
  if (numbers.length === 0) return;
  const named = numbers.slice(0, MOST_NAMED).map(nameOf);
  const more = numbers.length - named.length;
  const all = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  throw conflict(
    numbers.length === 1
      ? `Order ${all} is still open. Fulfill, refund, or cancel it first`
      : `Orders ${all} are still open. Fulfill, refund, or cancel them first`,
  );
};

/** What was sold, for how much, and to which country stays, for the books. What anybody wrote about it goes. */
const eraseOrders = async (trx: Sql, orderIds: number[], actor: OrderActor): Promise<void> => {
  const db = tables(trx);
  const ofThem = anyOf(orderIds);
  const now = new Date();
  await db
    .updateTable('order_addresses')
    .where('order_id', '=', ofThem)
    .set({ recipient: NAME, line_1: NOTHING, line_2: null, locality: NOTHING, postal_code: null, phone: null })
    .execute();
  await db.updateTable('order_events').where('order_id', '=', ofThem).set({ text: null }).execute();
  await db.updateTable('refunds').where('order_id', '=', ofThem).set({ reason: null }).execute();
  await db
    .updateTable('fulfillments')
    .where('order_id', '=', ofThem)
    .set({ tracking_number: null, tracking_url: null })
    .execute();
  await db
    .updateTable('discount_uses')
    .where('order_id', '=', ofThem)
    .set({ email: expression<string>`'erased ' || order_id` })
    .execute();
  await db
    .insertInto('order_events')
    .columns(['order_id', 'kind', 'made_by', 'made_by_id'])
    .expression(
      db
        .selectFrom('orders')
        .where('id', '=', ofThem)
        .select([
          'id',
          expression<'erased'>`'erased'`.as('kind'),
          expression<string>`${madeBy(actor).made_by}::text`.as('made_by'),
          expression<number | null>`${madeBy(actor).made_by_id}::integer`.as('made_by_id'),
        ]),
    )
    .execute();
  await db
    .updateTable('orders')
    .where('id', '=', ofThem)
    .set({
      name: NAME,
      email: null,
      phone: null,
      note: null,
      network_hash: null,
      user_id: null,
      notify_customer: false,
      erased_at: now,
      updated_at: now,
    })
    .execute();
};

const eraseDrafts = async (trx: Sql, emails: string[], phone: string | null): Promise<void> => {
  await tables(trx)
    .deleteFrom('order_drafts')
    .where(
      expression<boolean>`lower(data->>'email') = ${anyOf(emails)} OR phone_key(NULLIF(data->>'phone', '')) = phone_key(${phone}::text)`,
    )
    .execute();
};

const erase = async (strapi: Core.Strapi, trx: Sql, id: number, actor: OrderActor): Promise<void> => {
  const db = tables(trx);
  const customer = (await lockCustomers(trx, [id])).get(id);
  if (!customer) throw missingCustomer();
  requireNoneOpen(await readOpenOrders(trx, id), await orderNames(trx));
  const emails = await readEmails(trx, id);
  const orders = await db.selectFrom('orders').where('customer_id', '=', id).select('id').execute();
  const orderIds = orders.map(({ id: orderId }) => orderId);
  const mails = db.selectFrom('order_mails').where('order_id', '=', anyOf(orderIds)).select('outbox_message_id as id');
  const { contact, history, mail, marketplace, notifications } = services(strapi);
  await mail.outbox.forget(trx, { emails, ids: (await mails.execute()).map(({ id: mailId }) => mailId) });
  await contact.messages.forget(trx, emails);
  await marketplace.stockAlerts.forget(trx, emails);
  await history.activity.forget(trx, 'customer', id);
  await notifications.feed.forget(trx, ['newOrder', 'paymentProblem', 'returnRequested', 'orderCanceled'], orderIds);
  await revokeLinks(trx, { customer_id: id });
  await eraseReturns(trx, { customer_id: id });
  await eraseDrafts(trx, emails, customer.phone);
  await db.updateTable('gift_cards').where('email', '=', anyOf(emails)).set({ email: null, note: null }).execute();
  await db.deleteFrom('checkout_codes').where('email', '=', anyOf(emails)).execute();
  await moveOrdersQuietly(trx);
  await eraseOrders(trx, orderIds, actor);
  await db.deleteFrom('customers').where('id', '=', id).execute();
};

/** Takes the personal data out of everything that a customer left, as the law asks. Not while the shop still owes them something. */
export const eraseCustomer = async (strapi: Core.Strapi, id: number, actor: OrderActor): Promise<void> => {
  await retried(() => strapi.db.transaction(({ trx }) => erase(strapi, trx, id, actor)));
};
