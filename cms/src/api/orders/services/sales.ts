import { fromCents, type Sales, type StatsQuery } from '@stoa/contract';
import type { Context } from '../../../services';
import { readBestSellers, readDailySales } from '../queries/sales';
import { sumOf, toDailySales, toSales } from '../serializers/sales';

const BEST_SELLERS = 5;

export default ({ strapi }: Context) => ({
  async read(range: StatsQuery): Promise<Sales> {
    const sql = strapi.db.connection;
    const [days, sellers] = await Promise.all([readDailySales(sql, range), readBestSellers(sql, range, BEST_SELLERS)]);
    const total = sumOf(days);
    return {
      total: toSales(total),
      averageOrder: total.orders === 0 ? null : fromCents(Math.round(total.captured / total.orders)),
      bestSellers: sellers.map(({ amount, ...row }) => ({ ...row, amount: fromCents(amount) })),
      daily: days.map(toDailySales),
    };
  },
});
