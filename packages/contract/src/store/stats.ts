import * as yup from 'yup';
import { DEFAULT_STATS_DAYS, type FirstStep, MAX_STATS_DAYS } from '../constants';
import { addDays, daysBetween, isDay } from '../days';
import { queryDay } from '../input/list-query';

const upTo = (from: ReturnType<typeof queryDay>, to: string) =>
  from
    .default(() => addDays(to, 1 - DEFAULT_STATS_DAYS))
    .test('order', 'from must not be after to', (day) => !isDay(day) || day <= to)
    .test(
      'length',
      `The range from 'from' to 'to' can be at most ${MAX_STATS_DAYS} days`,
      (day) => !isDay(day) || daysBetween(day, to) < MAX_STATS_DAYS,
    );

/** The range includes both ends. Without `to` it ends today, as the shop's calendar has it; without `from` it has the default length. */
export const statsQuery = (today: string) =>
  yup.object({
    to: queryDay('to').default(today),
    from: queryDay('from').when('to', ([to]: unknown[], from) =>
      isDay(to) ? upTo(from, to) : from,
    ) as unknown as yup.StringSchema<string>,
  });
export type StatsQuery = yup.InferType<ReturnType<typeof statsQuery>>;

export interface Activity {
  kind: 'item' | 'post' | 'user' | 'submission' | 'order';
  /** Of an order, its number. */
  id: number;
  title: string;
  at: string;
}

/** Views within the requested days. Records without views are left out. */
export interface PopularRecord {
  id: number;
  slug: string;
  title: string;
  views: number;
}

export interface DailyFigures {
  /** YYYY-MM-DD, of the shop's time zone. */
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
  /** Items that run low. */
  lowStock: number;
  recentActivity: Activity[];
  popularItems: PopularRecord[];
  popularPosts: PopularRecord[];
  /** Every requested day, oldest first, without gaps. */
  daily: DailyFigures[];
}

export interface FirstSteps {
  done: Record<FirstStep, boolean>;
  /** A demonstration shop is for trying things out instead. */
  isDemo: boolean;
}

export interface ViewCount {
  viewCount: number;
}
