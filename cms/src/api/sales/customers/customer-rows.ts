import { type CustomerSummary, fromCents } from '@stoa/contract';
import { type ExpressionBuilder, sql as expression } from 'kysely';
import type { Tables } from '../../../database/column-types';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { notFound } from '../../../http/problem';

export type OfCustomer = ExpressionBuilder<Tables, 'customers'>;

export const missingCustomer = () =>
  notFound('This customer doesn’t exist anymore. Their data was erased, or they were merged into another customer');

/** Where the latest order went that has an address. */
const latest = (customer: OfCustomer, column: 'locality' | 'country') =>
  customer
    .selectFrom('orders')
    .innerJoin('order_addresses', 'order_id', 'orders.id')
    .whereRef('orders.customer_id', '=', 'customers.id')
    .where('erased_at', 'is', null)
    .orderBy('orders.id', 'desc')
    .limit(1)
    .select(column)
    .$asScalar();

/** Only a confirmed address says whose account it is. */
export const accountsOf = (customer: OfCustomer) =>
  customer
    .selectFrom('customer_emails')
    .innerJoin('up_users', 'up_users.email', 'customer_emails.email')
    .whereRef('customer_emails.customer_id', '=', 'customers.id')
    .where('up_users.confirmed', '=', true);

export const selectCustomers = (sql: Sql) =>
  tables(sql)
    .selectFrom('customers')
    .select([
      'customers.id',
      'name',
      'customers.email',
      'phone',
      'note',
      'tags',
      'order_count as orderCount',
      'first_order_at as firstOrderAt',
      'last_order_at as lastOrderAt',
      'updated_at as updatedAt',
    ])
    .select((customer) => [
      expression<number>`spent::float8`.as('spent'),
      latest(customer, 'locality').as('city'),
      latest(customer, 'country').as('country'),
      customer.exists(accountsOf(customer).select('up_users.id')).as('hasAccount'),
    ]);

export type CustomerRow = Awaited<ReturnType<ReturnType<typeof selectCustomers>['executeTakeFirstOrThrow']>>;

export const toCustomer = (row: CustomerRow): CustomerSummary => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  tags: row.tags,
  city: row.city,
  country: row.country,
  hasAccount: Boolean(row.hasAccount),
  orderCount: row.orderCount,
  spent: fromCents(row.spent),
  firstOrderAt: row.firstOrderAt?.toISOString() ?? null,
  lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
});
