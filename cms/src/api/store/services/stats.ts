import type { Stats, StatsQuery } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { readDaily, readPopular, readRecentActivity, readTotals } from '../queries/stats';
import { toActivity } from '../serializers/activity';

const RECENT = 10;
const POPULAR = 5;

const createStatsService = ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(range: StatsQuery): Promise<Stats> {
    const sql = strapi.db.connection;
    const [totals, recent, popularItems, popularPosts, daily] = await Promise.all([
      readTotals(sql),
      readRecentActivity(sql, RECENT),
      readPopular(sql, 'item', range, POPULAR),
      readPopular(sql, 'post', range, POPULAR),
      readDaily(sql, range),
    ]);
    return { ...totals, recentActivity: recent.map(toActivity), popularItems, popularPosts, daily };
  },
});

export type StatsService = ReturnType<typeof createStatsService>;
export default createStatsService;
