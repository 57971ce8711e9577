import { addDays, DEFAULT_STATS_DAYS, daysBetween, isDay, MAX_STATS_DAYS, type StatsQuery } from '@stoa/contract';
import { aChoice, type ListParam, shopToday } from '@stoa/web-kit';

export const TABS = ['activity', 'popular', 'analytics', 'sales'] as const;
export type DashboardTab = (typeof TABS)[number];

export const PRESETS = [
  { days: '7', label: '7 days' },
  { days: '30', label: '30 days' },
  { days: '90', label: '90 days' },
  { days: '365', label: '12 months' },
] as const;

const aDay: ListParam = { fallback: '', accepts: isDay };

/** Address parameters of the dashboard: the tab, and the range, which either ends today or runs from one day to another. */
export const dashboardParams = {
  tab: aChoice(TABS, 'activity'),
  days: aChoice(
    PRESETS.map(({ days }) => days),
    '30',
  ),
  from: aDay,
  to: aDay,
};

export type RangeValues = { days: string; from: string; to: string };

export interface Range {
  from: string;
  to: string;
  days: string | null;
  /** What to request; undefined while the range isn't valid. */
  query: StatsQuery | undefined;
  problem: string | undefined;
}

export const presetRange = (days: string, today = shopToday()): StatsQuery => ({
  from: addDays(today, 1 - Number(days)),
  to: today,
});

/** Repeats the API's checks without loading its schema: the dashboard is the panel's first load. */
const problemOf = ({ from, to }: StatsQuery): string | undefined => {
  if (from > to) return 'The start date must be on or before the end date';
  return daysBetween(from, to) < MAX_STATS_DAYS ? undefined : `Choose a range of ${MAX_STATS_DAYS} days or fewer`;
};

export const readRange = ({ days, from, to }: RangeValues, today = shopToday()): Range => {
  const isPreset = from === '' && to === '';
  const end = to || today;
  const range = isPreset ? presetRange(days, today) : { from: from || addDays(end, 1 - DEFAULT_STATS_DAYS), to: end };
  const problem = problemOf(range);
  return { ...range, days: isPreset ? days : null, query: problem ? undefined : range, problem };
};
