import { fromCents, type Order, type OwnOrderList, type OwnOrdersQuery } from '@stoa/contract';
import { notFound } from '../../../http/problem';
import type { Context } from '../../../services';
import { readOrder } from '../queries/orders';
import { claimOrders, countClaimable, readOwnOrders } from '../queries/own-orders';
import { toOrder } from '../serializers/order';

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
