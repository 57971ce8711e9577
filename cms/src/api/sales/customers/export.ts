import type { CustomerExportQuery } from '@stoa/contract';
import { customerExportQuery, isoIn } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { ListExport } from '../../../csv/list-export';
import { toLine } from '../../../csv/text/writer';
import { anyOf, tables, toKnex } from '../../../database/tables';
import { type Context, services } from '../../../services';
import { selectOrders, toOrderRow } from '../orders/order-row';
import { toOrder } from '../orders/order-serializer';
import { readCustomerDetail } from './customer-detail';
import { type ExportedRow, selectListed } from './customer-list';
import { missingCustomer, toCustomer } from './customer-rows';

type Listed = ReturnType<typeof toCustomer> & { note: string; timeZone: string };

const isoOrEmpty = (moment: string | null, timeZone: string): string =>
  moment === null ? '' : isoIn(new Date(moment), timeZone);

const CELLS: Record<string, (customer: Listed) => string | number | null> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  orders: ({ orderCount }) => orderCount,
  spent: ({ spent }) => spent.toFixed(2),
  firstOrder: ({ firstOrderAt, timeZone }) => isoOrEmpty(firstOrderAt, timeZone),
  lastOrder: ({ lastOrderAt, timeZone }) => isoOrEmpty(lastOrderAt, timeZone),
  city: ({ city }) => city,
  country: ({ country }) => country,
  hasAccount: ({ hasAccount }) => (hasAccount ? 'yes' : 'no'),
  tags: ({ tags }) => tags.join(', '),
  note: ({ note }) => note,
};

/** One line a customer. */
export const customerExport = ({ strapi }: Context): ListExport => ({
  query: () => customerExportQuery,
  columns: Object.keys(CELLS),
  all(query) {
    const sql = strapi.db.connection;
    return toKnex(sql, selectListed(sql, query as CustomerExportQuery).compile());
  },
  toText(row) {
    const { note, timeZone } = row as ExportedRow;
    const customer = { ...toCustomer(row as ExportedRow), note, timeZone };
    return toLine(Object.values(CELLS).map((cell) => String(cell(customer) ?? '')));
  },
});

const MOST_MESSAGES = 10_000;
const CHANGES = { page: 1, limit: 1_000, search: '' };

/** Everything that the shop knows of a customer. */
export const readCustomerData = async (strapi: Core.Strapi, id: number): Promise<object> => {
  const sql = strapi.db.connection;
  const db = tables(sql);
  const customer = await readCustomerDetail(strapi, id);
  if (!customer) throw missingCustomer();
  const { orders: _o, allOrderCount: _c, openOrders: _n, messageCount: _m, updatedAt: _u, ...about } = customer;
  const orders = (await selectOrders(sql).where('customer_id', '=', id).orderBy('orders.id').execute()).map(toOrderRow);
  const orderIds = orders.map((order) => order.id);
  const mails = db.selectFrom('order_mails').where('order_id', '=', anyOf(orderIds)).select('outbox_message_id as id');
  const notes = db.selectFrom('order_events').where('order_id', '=', anyOf(orderIds)).where('kind', '=', 'note');
  const accountIds = customer.accounts.map((account) => account.id);
  const { contact, history, mail, marketplace } = services(strapi);
  return {
    customer: about,
    orders: orders.map(toOrder),
    returns: await db
      .selectFrom('return_requests')
      .where('order_id', '=', anyOf(orderIds))
      .orderBy('id')
      .select(['order_id as orderId', 'state', 'reason', 'note', 'answer', 'requested_at as requestedAt'])
      .execute(),
    notesOnOrders: await notes.orderBy('id').select(['text', 'made_at as madeAt']).execute(),
    giftCards: await db
      .selectFrom('gift_cards')
      .where('email', '=', anyOf(customer.emails))
      .orderBy('id')
      .select(['name', 'initial_amount as initialAmount', 'balance', 'note', 'created_at as createdAt'])
      .execute(),
    savedAddresses: await db
      .selectFrom('customer_addresses')
      .where('user_id', '=', anyOf(accountIds))
      .selectAll()
      .execute(),
    changes: (await history.activity.list({ kind: 'customer', recordId: id, ...CHANGES })).items.map(
      ({ at, changes: made }) => ({ at, changes: made }),
    ),
    stockAlerts: await marketplace.stockAlerts.askedBy(customer.emails),
    messages: (await contact.messages.writtenBy(customer.emails, MOST_MESSAGES)).rows,
    emails: await mail.outbox.mailsOf(sql, {
      emails: customer.emails,
      ids: (await mails.execute()).map((row) => row.id),
    }),
  };
};
