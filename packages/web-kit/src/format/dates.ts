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

const ofThisYear = (moment: Date): boolean => moment.getFullYear() === new Date().getFullYear();

/** Where there is little room: Jan 5, 2:07 PM, or only the day of another year. */
export function formatShortMoment(date: string): string {
  const moment = new Date(date);
  return moment.toLocaleString(
    'en-US',
    ofThisYear(moment)
      ? { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }
      : { dateStyle: 'medium' },
  );
}

/** Where there is hardly any: 2:07 PM today, Jan 5, or Jan 5, 2025. */
export function formatBriefMoment(date: string): string {
  const moment = new Date(date);
  if (moment.toDateString() === new Date().toDateString())
    return moment.toLocaleTimeString('en-US', { timeStyle: 'short' });
  return moment.toLocaleDateString(
    'en-US',
    ofThisYear(moment) ? { month: 'short', day: 'numeric' } : { dateStyle: 'medium' },
  );
}
