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

/** Such as January 5, 2026. The same day for everyone: dates follow the shop's time, which is UTC. */
export function formatDate(date: string): string {
  const day = new Date(date);
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** To the minute in the reader's time zone, such as January 5, 2026 at 2:07 PM. */
export function formatMoment(date: string): string {
  return new Date(date).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
}
