import { fromCents, type Sales, type StatsQuery } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { type Context, services } from '../../../services';
import { hasTestOrders, readBestSellers, readDailySales, type SalesQuery } from '../queries/sales';
import { averageOrder, sumOf, toDailySales, toSales } from '../serializers/sales';

const BEST_SELLERS = 5;

/** Orders in test mode count only as long as the shop is in it, too. */
export const salesQuery = (strapi: Core.Strapi, range: StatsQuery): SalesQuery => ({
  ...range,
  countsTests: services(strapi).payments.paymentMethods.areTests(),
});

export default ({ strapi }: Context) => ({
  async read(range: StatsQuery): Promise<Sales> {
    const sql = strapi.db.connection;
    const query = salesQuery(strapi, range);
    const [days, sellers, hasTests] = await Promise.all([
      readDailySales(sql, query),
      readBestSellers(sql, query, BEST_SELLERS),
      hasTestOrders(sql, range),
    ]);
    const total = sumOf(days);
    return {
      total: toSales(total),
      testOrders: hasTests ? (query.countsTests ? 'COUNTED' : 'LEFT_OUT') : null,
      averageOrder: averageOrder(total),
      bestSellers: sellers.map(({ amount, ...row }) => ({ ...row, amount: fromCents(amount) })),
      daily: days.map(toDailySales),
    };
  },
});
