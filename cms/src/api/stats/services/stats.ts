import type { FirstSteps, Stats, StatsQuery } from '@stoa/contract';
import { dashboardOf } from '../../../area/registered-areas';
import { readDemoMark } from '../../../database/demo-mark';
import { type Context, services } from '../../../services';
import { readDaily, readPopular, readRecentActivity, readTotals } from '../queries/stats';

const RECENT = 10;
const POPULAR = 5;

export default ({ strapi }: Context) => ({
  async read(range: StatsQuery): Promise<Stats> {
    const sql = strapi.db.connection;
    const tables = dashboardOf(strapi);
    const [totals, lowStock, recent, popularItems, popularPosts, daily] = await Promise.all([
      readTotals(sql, tables),
      services(strapi).marketplace.stock.countLow(sql),
      readRecentActivity(sql, tables, RECENT),
      readPopular(sql, tables, 'item', range, POPULAR),
      readPopular(sql, tables, 'post', range, POPULAR),
      readDaily(sql, tables, range),
    ]);
    return {
      ...totals,
      lowStock,
      recentActivity: recent.map(({ kind, id, title, at }) => ({ kind, id, title, at: at.toISOString() })),
      popularItems,
      popularPosts,
      daily,
    };
  },

  async firstSteps(): Promise<FirstSteps> {
    const sql = strapi.db.connection;
    const { mail, store, sales } = services(strapi);
    const tables = dashboardOf(strapi);
    const has = async (kind: 'item' | 'order') => (await sql(tables[kind].table).first('id')) !== undefined;
    const { contactEmail } = await store.settings.read();
    return {
      done: {
        name: await store.settings.isNamed(),
        contact: contactEmail !== null,
        brand: (await store.brand.readPublic()) !== null,
        item: await has('item'),
        payment: (await sales.paymentMethods.list(sql)).length > 0,
        mail: await mail.server.isConnected(),
        order: await has('order'),
      },
      isDemo: (await readDemoMark(strapi)) !== null,
    };
  },
});
