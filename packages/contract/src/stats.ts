import * as yup from 'yup';
import { addDays, dayOf, daysBetween, isDay } from './days';
import { queryDay } from './list-query';

/** The days that the figures tell of unless others are asked for. */
export const DEFAULT_STATS_DAYS = 30;
export const MAX_STATS_DAYS = 366;

const upTo = (from: ReturnType<typeof queryDay>, to: string) =>
  from
    .default(() => addDays(to, 1 - DEFAULT_STATS_DAYS))
    .test('order', 'from must not be after to', (day) => !isDay(day) || day <= to)
    .test(
      'length',
      `from and to can be at most ${MAX_STATS_DAYS} days apart, both counted`,
      (day) => !isDay(day) || daysBetween(day, to) < MAX_STATS_DAYS,
    );

/** Both ends belong to the range. Without `to` it ends today; without `from` it is the default's length. */
export const statsQuery = yup.object({
  to: queryDay('to').default(() => dayOf(new Date())),
  from: queryDay('from').when('to', ([to]: unknown[], from) =>
    isDay(to) ? upTo(from, to) : from,
  ) as unknown as yup.StringSchema<string>,
});
export type StatsQuery = yup.InferType<typeof statsQuery>;

export interface Activity {
  kind: 'item' | 'post' | 'user' | 'submission';
  id: number;
  title: string;
  at: string;
}

/** Of the days that were asked for; what nobody looked at then is not among them. */
export interface PopularRecord {
  id: number;
  slug: string;
  title: string;
  views: number;
}

export interface DailyFigures {
  /** YYYY-MM-DD, in UTC. */
  day: string;
  views: number;
  submissions: number;
  users: number;
}

export interface Stats {
  marketplaceItems: number;
  blogPosts: number;
  users: number;
  totalViews: number;
  recentActivity: Activity[];
  popularItems: PopularRecord[];
  popularPosts: PopularRecord[];
  /** The days that were asked for, oldest first, none left out. */
  daily: DailyFigures[];
}

/** The answer to a counted view, of an item or of a post. */
export interface ViewCount {
  viewCount: number;
}
