export interface Retention {
  keepDaily: number;
  keepWeekly: number;
  keepMonthly: number;
}

interface Made {
  id: number;
  startedAt: Date;
}

const DAY_MS = 86_400_000;
/** January 4, 2021 was a Monday. */
const A_MONDAY = Date.UTC(2021, 0, 4);

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const weekOf = (at: Date) => String(Math.floor((at.getTime() - A_MONDAY) / (7 * DAY_MS)));
const monthOf = (at: Date) => at.toISOString().slice(0, 7);

/** The newest of each of the last `count` periods that have any. */
const newestOfEach = (newestFirst: Made[], count: number, periodOf: (at: Date) => string): number[] => {
  const newest = new Map<string, number>();
  for (const { id, startedAt } of newestFirst) {
    const period = periodOf(startedAt);
    if (!newest.has(period) && newest.size < count) newest.set(period, id);
  }
  return [...newest.values()];
};

/** Days and so on without a backup don’t count, so a shop that was off for a month keeps what it has. The newest one always stays. */
export const keptBackups = (made: Made[], { keepDaily, keepWeekly, keepMonthly }: Retention): Set<number> => {
  const newestFirst = made.toSorted((one, other) => +other.startedAt - +one.startedAt || other.id - one.id);
  return new Set([
    ...newestFirst.slice(0, 1).map(({ id }) => id),
    ...newestOfEach(newestFirst, keepDaily, dayOf),
    ...newestOfEach(newestFirst, keepWeekly, weekOf),
    ...newestOfEach(newestFirst, keepMonthly, monthOf),
  ]);
};
