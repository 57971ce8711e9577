import { dayOf, daysBetween } from '@stoa/contract';

export interface Retention {
  keepDaily: number;
  keepWeekly: number;
  keepMonthly: number;
  /** Whose days they are. */
  zone: string;
}

interface Made {
  id: number;
  startedAt: Date;
}

const A_MONDAY = '2021-01-04';

const weekOf = (day: string) => String(Math.floor(daysBetween(A_MONDAY, day) / 7));
const monthOf = (day: string) => day.slice(0, 7);

interface MadeOnDay extends Made {
  day: string;
}

/** The newest of each of the last `count` periods that have any. */
const newestOfEach = (newestFirst: MadeOnDay[], count: number, periodOf: (day: string) => string): number[] => {
  const newest = new Map<string, number>();
  for (const { id, day } of newestFirst) {
    const period = periodOf(day);
    if (!newest.has(period) && newest.size < count) newest.set(period, id);
  }
  return [...newest.values()];
};

/** Days and so on without a backup don’t count, so a shop that was off for a month keeps what it has. The newest one always stays. */
export const keptBackups = (made: Made[], { keepDaily, keepWeekly, keepMonthly, zone }: Retention): Set<number> => {
  const newestFirst = made
    .toSorted((one, other) => +other.startedAt - +one.startedAt || other.id - one.id)
    .map((one) => ({ ...one, day: dayOf(one.startedAt, zone) }));
  return new Set([
    ...newestFirst.slice(0, 1).map(({ id }) => id),
    ...newestOfEach(newestFirst, keepDaily, (day) => day),
    ...newestOfEach(newestFirst, keepWeekly, weekOf),
    ...newestOfEach(newestFirst, keepMonthly, monthOf),
  ]);
};
