import type { CustomerDetail } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { sql as expression } from 'kysely';
import { camelCased } from '../../../database/camel-case';
import { COUNT } from '../../../database/lists/page';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { services } from '../../../services';
import { ADDRESS_COLUMNS } from '../addresses/address-rows';
import { selectSummaries, toSummary } from '../orders/list/order-summary';
import { inStates } from '../orders/states-in-sql';
import { RETURNS } from '../returns/return-filters';
import { selectCustomers, toCustomer } from './customer-rows';

const NEWEST = 10;

/** Somebody still has to pay it, check it, or fulfill it, something is on its way back, or its money is, or should be. */
const IS_OPEN = expression.raw<boolean>(`(${inStates(({ payment }) => payment !== 'PAID' && payment !== 'OVER')}
  OR (orders.needs_fulfillment AND ${inStates(({ isFulfillable }) => isFulfillable === true)})
  OR EXISTS (SELECT FROM refunds WHERE order_id = orders.id AND refunds.state = 'PENDING')
  OR ${RETURNS.OPEN} OR ${RETURNS.TO_PAY_BACK})`);

const ofCustomer = (sql: Sql, id: number) => tables(sql).selectFrom('orders').where('customer_id', '=', id);

export const readOpenOrders = async (sql: Sql, id: number): Promise<number[]> => {
  const open = ofCustomer(sql, id).where(IS_OPEN).orderBy('number').select('number');
  return (await open.execute()).map(({ number }) => number);
};

export const readEmails = async (sql: Sql, id: number): Promise<string[]> => {
  const emails = tables(sql).selectFrom('customer_emails').where('customer_id', '=', id).orderBy('email');
  return (await emails.select('email').execute()).map(({ email }) => email);
};

const readAddresses = async (sql: Sql, id: number) => {
  const each = ofCustomer(sql, id)
    .innerJoin('order_addresses', 'order_id', 'orders.id')
    .groupBy(ADDRESS_COLUMNS.map((column) => `order_addresses.${column}` as const))
    .orderBy(expression`max(orders.id)`, 'desc')
    .limit(NEWEST)
    .select(ADDRESS_COLUMNS.map((column) => `order_addresses.${column}` as const));
  return (await each.execute()).map(camelCased);
};

const readAccounts = (sql: Sql, id: number) =>
  tables(sql)
    .selectFrom('customer_emails')
    .innerJoin('up_users', 'up_users.email', 'customer_emails.email')
    .where('customer_id', '=', id)
    .where('up_users.confirmed', '=', true)
    .orderBy('up_users.id')
    .select(['up_users.id', 'up_users.name', 'up_users.email'])
    .execute();

/** Undefined if there is none, perhaps not anymore. */
export const readCustomerDetail = async (strapi: Core.Strapi, id: number): Promise<CustomerDetail | undefined> => {
  const sql = strapi.db.connection;
  const row = await selectCustomers(sql).where('customers.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const emails = await readEmails(sql, id);
  const [orders, { total: allOrderCount }, addresses, accounts, openOrders, messages] = await Promise.all([
    selectSummaries(sql).where('customer_id', '=', id).orderBy('orders.id', 'desc').limit(NEWEST).execute(),
    ofCustomer(sql, id).select(COUNT).executeTakeFirstOrThrow(),
    readAddresses(sql, id),
    readAccounts(sql, id),
    readOpenOrders(sql, id),
    services(strapi).contact.messages.writtenBy(emails, NEWEST),
  ]);
  return {
    ...toCustomer(row),
    emails,
    note: row.note,
    updatedAt: row.updatedAt.toISOString(),
    accounts,
    orders: orders.map(toSummary),
    allOrderCount,
    addresses,
    messages: messages.rows.map(({ id: messageId, subject, createdAt }) => ({
      id: messageId,
      subject,
      createdAt: new Date(createdAt ?? 0).toISOString(),
    })),
    messageCount: messages.total,
    openOrders,
  };
};
