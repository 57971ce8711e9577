import type { OrderCustomer, OrderCustomerQuery } from '@stoa/contract';
import { sql as expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { camelCased } from '../../../database/camel-case';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { ADDRESS_COLUMNS } from '../addresses/address-rows';
import { isFoundBy } from '../customers/customer-list';

const FOUND = 8;

/** By words of their name, email address, phone number, or city; or a certain one. Who ordered last comes first. */
export const findCustomers = async (sql: Sql, { search, id }: OrderCustomerQuery): Promise<OrderCustomer[]> => {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  if (words.length === 0 && id === undefined) return [];
  const rows = await tables(sql)
    .selectFrom('customers')
    .where((customer) =>
      customer.and([
        ...words.map((word) => isFoundBy(customer, word)),
        ...(id === undefined ? [] : [customer('customers.id', '=', id)]),
      ]),
    )
    .orderBy(expression`last_order_at DESC NULLS LAST`)
    .orderBy('customers.id', 'desc')
    .limit(FOUND)
    .select(['id', 'name', 'email', 'phone'])
    .select((customer) =>
      jsonObjectFrom(
        customer
          .selectFrom('orders')
          .innerJoin('order_addresses', 'order_id', 'orders.id')
          .whereRef('orders.customer_id', '=', 'customers.id')
          .orderBy('orders.id', 'desc')
          .limit(1)
          .select(ADDRESS_COLUMNS.map((column) => `order_addresses.${column}` as const)),
      ).as('address'),
    )
    .execute();
  return rows.map(({ address, phone, ...customer }) => ({
    ...customer,
    phone: phone ?? address?.phone ?? null,
    address: address && camelCased(address),
  }));
};
