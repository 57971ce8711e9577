import type { FirstSteps, Stats, StatsQuery } from '@stoa/contract';
import { dashboardOf } from '../../../area/held-areas';
import { environment } from '../../../environment';
import { type Context, services } from '../../../services';
import { readDaily, readPopular, readRecentActivity, readTotals } from '../queries/stats';

const RECENT = 10;
const POPULAR = 5;

export default ({ strapi }: Context) => ({
  async read(range: StatsQuery): Promise<Stats> {
    const sql = strapi.db.connection;
    const tables = dashboardOf(strapi);
    const [totals, recent, popularItems, popularPosts, daily] = await Promise.all([
      readTotals(sql, tables),
      readRecentActivity(sql, tables, RECENT),
      readPopular(sql, tables, 'item', range, POPULAR),
      readPopular(sql, tables, 'post', range, POPULAR),
      readDaily(sql, tables, range),
    ]);
    return {
      ...totals,
      recentActivity: recent.map(({ kind, id, title, at }) => ({ kind, id, title, at: at.toISOString() })),
      popularItems,
      popularPosts,
      daily,
    };
  },

  async firstSteps(): Promise<FirstSteps> {
    const { settings } = services(strapi).store;
    const { contactEmail, paypal } = await settings.read();
    const item = await strapi.db.connection(dashboardOf(strapi).item.table).first('id');
    return {
      name: await settings.isNamed(),
      contact: contactEmail !== null,
      item: item !== undefined,
      mail: environment.smtpUrl !== '',
      payment: paypal !== null,
    };
  },
});
