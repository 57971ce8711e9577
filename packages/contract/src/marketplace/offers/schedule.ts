import type { FullItem } from '../marketplace';
import type { Variant } from '../variants';

/** When and where something takes place that is sold, such as a workshop. Its times are those of a clock in the shop's time zone, written as UTC. */
export interface Schedule {
  startsAt: string;
  endsAt: string | null;
  venue: string | null;
}

interface Given {
  startsAt: string | Date | null;
  endsAt: string | Date | null;
  venue: string | null;
}

const isoOf = (moment: string | Date): string => new Date(moment).toISOString();

/** Null: it has no date. */
export const scheduleOf = ({ startsAt, endsAt, venue }: Given): Schedule | null =>
  startsAt === null ? null : { startsAt: isoOf(startsAt), endsAt: endsAt === null ? null : isoOf(endsAt), venue };

// Some versions write a narrow space before AM.
const inUtc = (moment: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(moment).toLocaleString('en-US', { ...options, timeZone: 'UTC' }).replace(/\u202f/g, ' ');

const formatDay = (moment: string): string =>
  inUtc(moment, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
const formatTime = (moment: string): string => inUtc(moment, { hour: 'numeric', minute: '2-digit' });
const formatMoment = (moment: string): string => `${formatDay(moment)}, ${formatTime(moment)}`;

/** Sat, Dec 5, 2026, 10:00 AM – 1:00 PM · Studio, 12 Kiln St */
export const formatSchedule = ({ startsAt, endsAt, venue }: Schedule): string => {
  const isSameDay = endsAt !== null && formatDay(endsAt) === formatDay(startsAt);
  const end = endsAt === null ? '' : ` – ${isSameDay ? formatTime(endsAt) : formatMoment(endsAt)}`;
  return [`${formatMoment(startsAt)}${end}`, venue].filter(Boolean).join(' · ');
};

type Dated = Pick<Variant, 'startsAt' | 'endsAt' | 'venue'>;
type DatedItem = Pick<FullItem, 'sale' | 'hasOptions'> & { variants: readonly Dated[] };

/** Of an item, or of the variant that is chosen: only what needs no shipping takes place somewhere. */
export const itemSchedule = ({ sale, variants, hasOptions }: DatedItem, variant?: Dated): Schedule | null => {
  const bought = variant ?? (hasOptions ? undefined : variants[0]);
  return bought && !sale.needsShipping ? scheduleOf(bought) : null;
};
