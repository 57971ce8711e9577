import { addDays } from '../../days';

/** Business days, such as 1 to 2. */
export interface DayRange {
  min: number;
  max: number;
}

/** The days between which an order arrives, as YYYY-MM-DD. */
export interface Arrival {
  from: string;
  to: string;
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

const nextBusinessDay = (day: string): string => {
  const next = addDays(day, 1);
  return isWeekend(next) ? nextBusinessDay(next) : next;
};

/** Nothing is shipped, or arrives, on a weekend: what would is counted from the Monday after. */
export const addBusinessDays = (day: string, days: number): string => {
  if (days > 0) return addBusinessDays(nextBusinessDay(day), days - 1);
  return isWeekend(day) ? nextBusinessDay(day) : day;
};

/** When something ordered on a day arrives; null if nobody has said how long it's on its way. */
export const arrivalOf = (
  orderedOn: string,
  { handling, transit }: { handling: DayRange | null; transit: DayRange | null },
): Arrival | null =>
  transit && {
    from: addBusinessDays(orderedOn, transit.min + (handling?.min ?? 0)),
    to: addBusinessDays(orderedOn, transit.max + (handling?.max ?? 0)),
  };

/** No line breaks within a day. */
const formatDay = (day: string): string =>
  new Date(day)
    .toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
    .replaceAll(' ', '\u00a0');

/** Tue, Dec 1 – Fri, Dec 4 */
export const formatArrivalDays = ({ from, to }: Arrival): string =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;

export const formatArrival = (arrival: Arrival): string => `Arrives ${formatArrivalDays(arrival)}`;

/** Ships in 1–2 business days */
export const formatHandling = ({ min, max }: DayRange): string => {
  if (max === 0) return 'Ships the same business day';
  const days = min === max ? String(max) : `${min}–${max}`;
  return `Ships in ${days} business ${max === 1 ? 'day' : 'days'}`;
};
