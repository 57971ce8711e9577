import type { OrderCustomer } from '@stoa/contract';
import { sql as expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { camelCased } from '../../../database/camel-case';
import { containing } from '../../../database/lists/search';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { ADDRESS_COLUMNS } from '../addresses/address-rows';

const FOUND = 8;

/** Of several orders of one customer, the newest that went to an address knows most. */
const newestOf = (sql: Sql, words: readonly string[]) =>
  tables(sql)
    .selectFrom('orders')
    .leftJoin('order_addresses as place', 'place.order_id', 'orders.id')
    .where((order) => order.or([order('email', 'is not', null), order('orders.phone', 'is not', null)]))
    .where((order) =>
      order.and(
        words
          .map(containing)
          .map((like) =>
            order.or([
              order('name', 'ilike', like),
              order('email', 'ilike', like),
              order('orders.phone', 'ilike', like),
              order('place.phone', 'ilike', like),
            ]),
          ),
      ),
    )
    .distinctOn(expression`COALESCE(email, orders.phone)`)
    .orderBy(expression`COALESCE(email, orders.phone)`)
    .orderBy(expression`place.order_id IS NULL`)
    .orderBy('orders.id', 'desc')
    .select('orders.id');

/** Who ordered before, by words of their name, email address, or phone number. The latest come first. */
export const findCustomers = async (sql: Sql, search: string): Promise<OrderCustomer[]> => {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const rows = await tables(sql)
    .selectFrom('orders')
    .where('orders.id', 'in', newestOf(sql, words))
    .orderBy('orders.id', 'desc')
    .limit(FOUND)
    .select(['name', 'email', 'phone'])
    .select((order) =>
      jsonObjectFrom(
        order.selectFrom('order_addresses').whereRef('order_id', '=', 'orders.id').select(ADDRESS_COLUMNS),
      ).as('address'),
    )
    .execute();
  return rows.map(({ name, email, phone, address }) => ({
    name,
    email,
    phone: phone ?? address?.phone ?? null,
    address: address && camelCased(address),
  }));
};
