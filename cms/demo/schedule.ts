import { between, randomFrom } from './random';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** How many days back views are kept by day. */
const DAYS_TOLD = 60;

export const startOfDay = (moment: Date): Date => new Date(Math.floor(moment.getTime() / DAY) * DAY);

/** A time during working hours, the given number of days before the shop's first day. The same seed gives the same time. */
export function workingHour(firstDay: Date, daysAgo: number, seed: string): Date {
  const hour = between(randomFrom(`${seed} hour`), 7, 18);
  return new Date(firstDay.getTime() - daysAgo * DAY + Math.floor(hour * HOUR));
}

/** The first such weekday (Sunday is 0) after the given number of weeks. */
export function dayInWeeks(firstDay: Date, weeks: number, weekday: number): Date {
  const daysUntil = (weekday - firstDay.getUTCDay() + 7) % 7;
  return new Date(firstDay.getTime() + (weeks * 7 + daysUntil) * DAY);
}

export interface DayOfViews {
  day: string;
  views: number;
}

/** Spreads a record's views unevenly over the days since it appeared: many at first, fewer later. */
export function viewsByDay(firstDay: Date, daysAgo: number, total: number, seed: string): DayOfViews[] {
  const random = randomFrom(`${seed} views`);
  const weights = Array.from({ length: daysAgo }, (_, age) => (Math.exp(-age / 40) + 0.25) * between(random, 0.5, 1.5));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let passed = 0;
  const days = weights.map((weight, age) => {
    const before = Math.round((passed / sum) * total);
    passed += weight;
    const day = new Date(firstDay.getTime() - (daysAgo - age) * DAY).toISOString().slice(0, 10);
    return { day, views: Math.round((passed / sum) * total) - before };
  });
  return days.slice(-DAYS_TOLD).filter(({ views }) => views > 0);
}
