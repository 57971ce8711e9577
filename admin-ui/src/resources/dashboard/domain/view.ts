import { addDays, check, dayOf, isDay, type StatsQuery, statsQuery } from '@stoa/contract';
import { type ListParam, oneOf } from '@stoa/web-kit';

export const TABS = ['activity', 'popular', 'analytics'] as const;
export type DashboardTab = (typeof TABS)[number];

/** Ranges that end today. */
export const PRESETS = [
  { days: '7', label: '7 days' },
  { days: '30', label: '30 days' },
  { days: '90', label: '90 days' },
  { days: '365', label: '12 months' },
] as const;

const aDay: ListParam = { fallback: '', accepts: isDay };

/** What the address of the dashboard says: the tab, and the range as one that ends today or from day to day. */
export const dashboardParams = {
  tab: oneOf(TABS, 'activity'),
  days: oneOf(
    PRESETS.map(({ days }) => days),
    '30',
  ),
  from: aDay,
  to: aDay,
};

export type RangeValues = { days: string; from: string; to: string };

export interface Range {
  /** What the two fields show. */
  from: string;
  to: string;
  /** The preset that it is, if any. */
  days: string | null;
  /** What is asked for; undefined while it makes no sense. */
  query: StatsQuery | undefined;
  problem: string | undefined;
}

/** The last so many days. */
export const presetRange = (days: string, today = dayOf(new Date())): StatsQuery => ({
  from: addDays(today, 1 - Number(days)),
  to: today,
});

export const readRange = ({ days, from, to }: RangeValues, today = dayOf(new Date())): Range => {
  const isPreset = from === '' && to === '';
  const asked = isPreset ? presetRange(days, today) : { from, to };
  const result = check(statsQuery, asked);
  const query = 'value' in result ? result.value : undefined;
  return {
    from: query?.from ?? asked.from,
    to: query?.to ?? asked.to,
    days: isPreset ? days : null,
    query,
    problem: 'errors' in result ? inWords(asked) : undefined,
  };
};

const inWords = ({ from, to }: StatsQuery): string =>
  from > to ? 'The first day must not be after the last' : 'Choose a range of at most 366 days';
