import { sql as expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { countsOrder } from '../figures/sales-rows';

/** Orders that customers placed themselves and paid, newest first, with the category that each item has now. Amounts in cents. */
export const readPastOrders = (sql: Sql, asked: { days: number; most: number }) =>
  tables(sql)
    .selectFrom('orders')
    .where('paid_at', '>=', expression<Date>`now() - make_interval(days => ${asked.days}::int)`)
    .where('made_by', 'is', null)
    .where(countsOrder('orders.id'))
    .orderBy('paid_at', 'desc')
    .limit(asked.most)
    .select((order) => [
      'email',
      'discount',
      'shipping',
      expression<boolean>`shipping_method_name IS NOT NULL AND NOT pick_up`.as('isShipped'),
      jsonArrayFrom(
        order
          .selectFrom('order_lines')
          .leftJoin('items', 'items.id', 'order_lines.item_id')
          .whereRef('order_id', '=', 'orders.id')
          .where('order_lines.gift_card', '=', false)
          .orderBy('place')
          .select([
            'item_id as itemId',
            'category_id as categoryId',
            'order_lines.unit_price as unitPrice',
            'order_lines.quantity',
          ]),
      ).as('lines'),
    ])
    .execute();

export type PastOrder = Awaited<ReturnType<typeof readPastOrders>>[number];
