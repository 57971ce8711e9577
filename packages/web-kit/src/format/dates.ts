/** One day for everybody: the shop's own, which is kept in UTC. */
const longDate = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** Long month, day and year, such as January 5, 2026. */
export function formatDate(date: string): string {
  return longDate.format(new Date(date));
}

const shortDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** The same in little room, such as Jan 5, 2026. */
export function formatShortDate(date: string): string {
  return shortDate.format(new Date(date));
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** To the minute, by the clock of whoever reads it, such as January 5, 2026 at 2:07 PM. */
export function formatMoment(date: string): string {
  return moment.format(new Date(date));
}
