import { dayOf, isTimeZone, UTC } from '@stoa/contract';
import { clockOf, shopTimeZone, shopToday } from './dates';

/** America/New York */
export const formatTimeZone = (name: string): string => name.replaceAll('_', ' ');

const formatClock = (clock: Date, options: Intl.DateTimeFormatOptions): string =>
  clock.toLocaleString('en-US', { ...options, timeZone: UTC });

/** To the minute, such as January 5, 2026 at 2:07 PM. */
export function formatMoment(date: string): string {
  return formatClock(clockOf(date), { dateStyle: 'long', timeStyle: 'short' });
}

const ofThisYear = (clock: Date): boolean => clock.getUTCFullYear() === clockOf(Date.now()).getUTCFullYear();

/** Where there is little room: Jan 5, 2:07 PM, or only the day of another year. */
export function formatShortMoment(date: string): string {
  const clock = clockOf(date);
  return formatClock(
    clock,
    ofThisYear(clock)
      ? { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }
      : { dateStyle: 'medium' },
  );
}

/** Where there is hardly any: 2:07 PM today, Jan 5, or Jan 5, 2025. */
export function formatBriefMoment(date: string): string {
  const clock = clockOf(date);
  if (dayOf(new Date(date), shopTimeZone()) === shopToday()) return formatClock(clock, { timeStyle: 'short' });
  return formatClock(clock, ofThisYear(clock) ? { month: 'short', day: 'numeric' } : { dateStyle: 'medium' });
}

/** For shoppers, who may be elsewhere: January 5, 2026 at 2:07 PM EST. */
export function formatDeadline(date: string): string {
  const zone = shopTimeZone();
  const timeZone = isTimeZone(zone) ? zone : UTC;
  const named = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  const name = named.formatToParts(new Date(date)).find(({ type }) => type === 'timeZoneName')?.value;
  return [formatMoment(date), name].join(' ');
}
