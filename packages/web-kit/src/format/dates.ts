/** The same day for everyone: dates follow the shop's time, which is UTC. */
const longDate = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** Such as January 5, 2026. */
export function formatDate(date: string): string {
  return longDate.format(new Date(date));
}

const shortDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A shorter form, such as Jan 5, 2026. */
export function formatShortDate(date: string): string {
  return shortDate.format(new Date(date));
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** To the minute in the reader's time zone, such as January 5, 2026 at 2:07 PM. */
export function formatMoment(date: string): string {
  return moment.format(new Date(date));
}
