import { clockAt, dayOf, UTC } from '@stoa/contract';

// By hand, because what `Intl` needs to format a first date takes a slow phone 30 ms.
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

let zone: string = UTC;

/** The shop's time zone: whoever reads a date, it's the same, and what the server wrote is what the browser writes. */
export const setTimeZone = (name: string): void => {
  zone = name;
};

export const shopTimeZone = (): string => zone;

/** The shop's day. */
export const shopToday = (): string => dayOf(new Date(), zone);

/** What the shop's clock showed then, to be read as UTC. */
export const clockOf = (date: string | number): Date => new Date(clockAt(new Date(date).getTime(), zone));

/** Such as January 5, 2026, of a day such as 2026-01-05. */
export function formatDay(day: string): string {
  const date = new Date(day);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** The day of a moment, such as January 5, 2026. */
export function formatDate(date: string): string {
  return formatDay(clockOf(date).toISOString());
}
