import {
  type CustomerChoices,
  type CustomerExportQuery,
  type CustomerListQuery,
  type CustomerOrderFilter,
  toCents,
} from '@stoa/contract';
import { sql as expression } from 'kysely';
import { fromDay, SHOP_ZONE, untilDay } from '../../../database/days';
import { COUNT, readCounted } from '../../../database/lists/page';
import { containing } from '../../../database/lists/search';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { accountsOf, type OfCustomer, selectCustomers } from './customer-rows';

const SORTS: Record<CustomerListQuery['sortBy'], ReturnType<typeof expression.raw>> = {
  lastOrderAt: expression.raw('last_order_at'),
  firstOrderAt: expression.raw('first_order_at'),
  name: expression.raw('lower(name)'),
  orderCount: expression.raw('order_count'),
  spent: expression.raw('spent'),
};

/** Every word is in the name, an email address, a phone number, or a city. Each part has an index of its own. */
export const isFoundBy = (customer: OfCustomer, word: string) => {
  const like = containing(word);
  return customer(
    'customers.id',
    'in',
    customer
      .selectFrom('customers as found')
      .where((found) => found.or([found('found.name', 'ilike', like), found('found.phone', 'ilike', like)]))
      .select('found.id')
      .union(customer.selectFrom('customer_emails').where('email', 'ilike', like).select('customer_id as id'))
      .union(
        customer
          .selectFrom('order_addresses as place')
          .innerJoin('orders', 'orders.id', 'place.order_id')
          .where((place) => place.or([place('place.locality', 'ilike', like), place('place.phone', 'ilike', like)]))
          .where('orders.customer_id', 'is not', null)
          .select(({ ref }) => ref('orders.customer_id').$notNull().as('id')),
      ),
  );
};

/** Who only started to buy isn’t listed, unless that is asked for. */
const COUNTS: Record<CustomerOrderFilter | 'ALL', [operator: '=' | '>=', orders: number]> = {
  ALL: ['>=', 1],
  ONE: ['=', 1],
  TWO_OR_MORE: ['>=', 2],
  FIVE_OR_MORE: ['>=', 5],
  NONE: ['=', 0],
};

const isListed = (customer: OfCustomer, query: CustomerExportQuery) => {
  const { search, hasAccount, orders = 'ALL', tag, country, minSpent, maxSpent, from, to } = query;
  const account = customer.exists(accountsOf(customer).select('up_users.id'));
  return customer.and([
    customer('order_count', ...COUNTS[orders]),
    ...[...new Set(search?.split(/\s+/).filter(Boolean))].map((word) => isFoundBy(customer, word)),
    ...(hasAccount === undefined ? [] : [hasAccount ? account : customer.not(account)]),
    ...(tag ? [expression<boolean>`tags @> ARRAY[${tag}::text]`] : []),
    ...(country
      ? [
          customer.exists(
            customer
              .selectFrom('orders')
              .innerJoin('order_addresses', 'order_id', 'orders.id')
              .whereRef('orders.customer_id', '=', 'customers.id')
              .where('country', '=', country)
              .select('orders.id'),
          ),
        ]
      : []),
    ...(minSpent === undefined ? [] : [customer('spent', '>=', String(toCents(minSpent)))]),
    ...(maxSpent === undefined ? [] : [customer('spent', '<=', String(toCents(maxSpent)))]),
    ...(from ? [fromDay('last_order_at', from)] : []),
    ...(to ? [untilDay('last_order_at', to)] : []),
  ]);
};

export const readCustomers = (sql: Sql, query: CustomerListQuery) => {
  const { order: direction, page, limit, sortBy } = query;
  const listed = tables(sql)
    .selectFrom('customers')
    .where((customer) => isListed(customer, query));
  const onPage = listed
    .orderBy(SORTS[sortBy], direction)
    .orderBy('customers.id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .select('customers.id');
  const rows = selectCustomers(sql)
    .where('customers.id', 'in', onPage)
    .orderBy(SORTS[sortBy], direction)
    .orderBy('customers.id', direction);
  return readCounted(rows, listed.select(COUNT), query);
};

/** All of them, in the order of the list. */
export const selectListed = (sql: Sql, query: CustomerExportQuery) =>
  selectCustomers(sql)
    .where((customer) => isListed(customer, query))
    .select(expression.raw<string>(SHOP_ZONE).as('timeZone'))
    .orderBy(SORTS[query.sortBy], query.order)
    .orderBy('customers.id', query.order);

export type ExportedRow = Awaited<ReturnType<ReturnType<typeof selectListed>['executeTakeFirstOrThrow']>>;

export const readChoices = async (sql: Sql): Promise<CustomerChoices> => {
  const { rows } = await expression<CustomerChoices>`SELECT
    ARRAY(SELECT DISTINCT unnest(tags) AS tag FROM customers ORDER BY tag) AS tags,
    ARRAY(SELECT DISTINCT country FROM order_addresses ORDER BY country) AS countries`.execute(tables(sql));
  return rows[0] ?? { tags: [], countries: [] };
};
