import { fromCents, type OwnOrderDetail, type OwnOrderList, type OwnOrdersQuery } from '@stoa/contract';
import { sql as expression } from 'kysely';
import { COUNT, readCounted } from '../../../database/lists/page';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { imageAddress } from '../../../images/storage/addresses';
import type { Context } from '../../../services';
import { readShipped } from '../fulfillment/lines';
import { readChoices } from '../returns/order-choices';
import { orderOfCustomer } from './customer-access';
import { firstLine, lineCount } from './list/order-summary';
import { isSwapped, isTest, type OfOrder, refundedOf } from './order-row';
import { toOrder } from './order-serializer';
import { inStates } from './states-in-sql';

/** A checkout that nobody finished never became an order in its shopper’s eyes, nor did one that they changed before paying. */
const PLACED =
  expression.raw<boolean>(`replaced_by IS NULL AND NOT ${inStates(({ payment }) => payment === 'OPEN')} AND (NOT ${inStates(({ payment }) => payment === 'OVER')}
  OR EXISTS (SELECT FROM order_events WHERE order_id = orders.id AND kind = 'mailed'))`);

const readOwnOrders = (sql: Sql, userId: number, query: OwnOrdersQuery) => {
  const own = tables(sql).selectFrom('orders').where('user_id', '=', userId).where(PLACED);
  const rows = own
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .select([
      'id',
      'number',
      'state',
      'fulfillment_status as fulfillmentStatus',
      'pick_up as pickUp',
      'total',
      'placed_at as placedAt',
      'canceled_at as canceledAt',
    ])
    .select((order) => [
      firstLine(order, 'title').$notNull().as('title'),
      firstLine(order, 'image_url').as('imageUrl'),
      lineCount(order).as('lineCount'),
      isTest(order).as('isTest'),
      refundedOf(order).as('refunded'),
      isSwapped(order).as('isSwapped'),
    ]);
  return readCounted(rows, own.select(COUNT), query);
};

/** Placed without an account, with the address that this account has confirmed. */
const isClaimable = (order: OfOrder, userId: number) =>
  order.and([
    order('user_id', 'is', null),
    PLACED,
    order(
      'email',
      '=',
      order
        .selectFrom('up_users')
        .where('id', '=', userId)
        .where('confirmed', '=', true)
        .select('email')
        .$asScalar()
        .$notNull(),
    ),
  ]);

/** Orders as the account sees them that they belong to. */
export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  return {
    async orders(userId: number, query: OwnOrdersQuery): Promise<OwnOrderList> {
      const [{ rows, pagination }, claimable] = await Promise.all([
        readOwnOrders(sql, userId, query),
        tables(sql)
          .selectFrom('orders')
          .where((order) => isClaimable(order, userId))
          .select(COUNT)
          .executeTakeFirstOrThrow(),
      ]);
      const partly = rows.filter(({ fulfillmentStatus }) => fulfillmentStatus === 'PARTIALLY_FULFILLED');
      const shipped = await readShipped(
        sql,
        partly.map(({ id }) => id),
      );
      const items = rows.map(({ id, ...row }) => ({
        ...row,
        imageUrl: imageAddress(row.imageUrl),
        shipped: shipped.get(id) ?? null,
        total: fromCents(row.total),
        refunded: fromCents(row.refunded),
        placedAt: row.placedAt.toISOString(),
        canceledAt: row.canceledAt?.toISOString() ?? null,
      }));
      return { items, pagination, claimable: claimable.total };
    },

    async order(userId: number, number: number): Promise<OwnOrderDetail> {
      const order = await orderOfCustomer(sql, { userId, number });
      return { ...toOrder(order), ...(await readChoices(sql, order)) };
    },

    async claim(userId: number, trx: Sql = sql): Promise<number> {
      const claimed = tables(trx)
        .updateTable('orders')
        .set({ user_id: userId })
        .where((order) => isClaimable(order, userId));
      return Number((await claimed.executeTakeFirstOrThrow()).numUpdatedRows);
    },
  };
};
