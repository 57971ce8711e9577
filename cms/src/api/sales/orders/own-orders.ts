import { fromCents, type Order, type OwnOrder, type OwnOrderList, type OwnOrdersQuery } from '@stoa/contract';
import { pageOf, readPage } from '../../../database/page';
import type { Query, Sql } from '../../../database/sql';
import { notFound } from '../../../http/problem';
import type { Context } from '../../../services';
import { IS_TEST, readOrder } from './order-row';
import { toOrder } from './order-serializer';
import { inStates } from './states-in-sql';

type OwnOrderRow = Omit<OwnOrder, 'placedAt'> & { placedAt: Date };

const firstLine = (column: string): string =>
  `(SELECT ${column} FROM order_lines WHERE order_id = orders.id ORDER BY place LIMIT 1)`;

/** A checkout that nobody finished never became an order in its shopper’s eyes. */
const PLACED = `NOT ${inStates(({ payment }) => payment === 'OPEN')} AND (NOT ${inStates(({ payment }) => payment === 'OVER')}
  OR EXISTS (SELECT FROM order_events WHERE order_id = orders.id AND kind = 'mailed'))`;

const readOwnOrders = (sql: Sql, userId: number, query: OwnOrdersQuery) => {
  const matching = sql('orders').where({ 'orders.user_id': userId }).whereRaw(PLACED);
  const by = { ...query, order: 'desc', by: 'orders.placed_at', id: 'orders.id' } as const;
  return readPage<OwnOrderRow>(
    pageOf(sql, 'orders', matching.clone(), by).select(
      {
        number: 'orders.number',
        state: 'orders.state',
        fulfillmentStatus: 'orders.fulfillment_status',
        pickUp: 'orders.pick_up',
        total: 'orders.total',
        placedAt: 'orders.placed_at',
      },
      sql.raw(`${firstLine('title')} AS title, ${firstLine('image_url')} AS "imageUrl"`),
      sql.raw(`${IS_TEST} AS "isTest"`),
      sql.raw('(SELECT count(*)::integer FROM order_lines WHERE order_id = orders.id) AS "lineCount"'),
    ),
    matching,
    query,
  );
};

/** Placed without an account, with the address that this account has confirmed. */
const claimable = (sql: Sql, userId: number): Query =>
  sql('orders')
    .whereNull('user_id')
    .whereRaw(PLACED)
    .where('email', sql('up_users').where({ id: userId, confirmed: true }).select('email'));

const countClaimable = async (sql: Sql, userId: number): Promise<number> =>
  Number((await claimable(sql, userId).count({ total: '*' }).first())?.total);

const claimOrders = (sql: Sql, userId: number): Promise<number> => claimable(sql, userId).update({ user_id: userId });

/** Orders as the account sees them that they belong to. */
export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  return {
    async orders(userId: number, query: OwnOrdersQuery): Promise<OwnOrderList> {
      const [{ rows, pagination }, claimable] = await Promise.all([
        readOwnOrders(sql, userId, query),
        countClaimable(sql, userId),
      ]);
      const items = rows.map((row) => ({
        ...row,
        total: fromCents(row.total),
        placedAt: row.placedAt.toISOString(),
      }));
      return { items, pagination, claimable };
    },

    /** Another’s order is answered like none. */
    async order(userId: number, number: number): Promise<Order> {
      const order = await readOrder(sql, { number });
      if (order?.userId !== userId) throw notFound('We couldn’t find this order');
      return toOrder(order);
    },

    claim: (userId: number): Promise<number> => claimOrders(sql, userId),
  };
};
