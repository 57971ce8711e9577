/** What the clocks of a time zone show. Browsers and servers know the zones; nobody is sent a table of them. */
export const UTC = 'UTC';

const DAY = 86_400_000;

const formats: Record<string, Intl.DateTimeFormat> = {};

/** Swedish dates are those of ISO: 2026-01-05 14:07:09. An old browser may not know a zone that the server knows. */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  try {
    formats[timeZone] ??= new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    return formats[timeZone];
  } catch {
    return formatOf(UTC);
  }
};

export const isTimeZone = (zone: string): boolean => zone === UTC || formatOf(zone) !== formatOf(UTC);

/** What a clock there shows at a moment, in milliseconds as if it were one of UTC. */
export const clockAt = (moment: number, zone: string): number => {
  if (zone === UTC || Number.isNaN(moment)) return moment;
  const shown = formatOf(zone).format(moment).padStart(19, '0').replace(' ', 'T');
  return Date.parse(`${shown}Z`) + moment - Math.floor(moment / 1000) * 1000;
};

/** A moment as ISO writes it, with the time and the offset of a zone, so that its day is the shop's: 2026-01-05T09:07:00-05:00 */
export const isoIn = (moment: Date, zone: string): string => {
  if (zone === UTC) return moment.toISOString();
  const clock = clockAt(moment.getTime(), zone);
  const minutes = Math.round((clock - moment.getTime()) / 60_000);
  const two = (part: number): string => String(Math.floor(part)).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
  return `${new Date(clock).toISOString().slice(0, 19)}${offset}`;
};

/**
 * The moment at which a clock there shows that. Where it shows it twice, the first one; where clocks skip it, as long after the
 * change as it's after the hour that was skipped.
 */
export const momentAt = (clock: number, zone: string): number => {
  if (zone === UTC || Number.isNaN(clock)) return clock;
  const offset = (moment: number): number => clockAt(moment, zone) - moment;
  // No zone is a day from UTC, and none changes its clocks twice in two days.
  const [before, after] = [offset(clock - DAY), offset(clock + DAY)];
  const moments = [clock - before, clock - after].filter((moment) => clockAt(moment, zone) === clock);
  return moments.length > 0 ? Math.min(...moments) : clock - before;
};
