import type { CreateItemInput } from '@stoa/contract';
import type { DemoItem } from './content';
import { dayInWeeks } from './schedule';

type Offer = Pick<CreateItemInput, 'options' | 'variants'>;

const noSchedule = { startsAt: null, endsAt: null, venue: null };
const plain = { sku: null, barcode: null, imageUrl: null, enabled: true, own: null, weight: null, ...noSchedule };

const HOUR = 3_600_000;
const atHour = (day: Date, hour: number): string => new Date(day.getTime() + hour * HOUR).toISOString();

const dayName = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

const onDates = ({ weekday, hours, venue = '', places }: NonNullable<DemoItem['dates']>, firstDay: Date): Offer => {
  const dates = places.map(({ week, stock }) => {
    const day = dayInWeeks(firstDay, week, weekday);
    const schedule = hours ? { startsAt: atHour(day, hours[0]), endsAt: atHour(day, hours[1]), venue } : noSchedule;
    return { name: dayName.format(day), stock, schedule };
  });
  return {
    options: [{ name: 'Date', values: dates.map(({ name }) => ({ name, color: null })) }],
    variants: dates.map(({ name, stock, schedule }) => ({ ...plain, ...schedule, values: [name], stock })),
  };
};

/** What there is to choose. `imageOf` finds the address of a drawing of the item by its place in the gallery. */
export function offerOf(item: DemoItem, firstDay: Date, imageOf: (place: number) => string | null): Offer {
  const { options, variants = [], dates } = item;
  if (dates) return onDates(dates, firstDay);
  if (!options) return {};
  return {
    options: options.map(({ name, values }) => ({
      name,
      values: values.map((value) => (typeof value === 'string' ? { name: value, color: null } : value)),
    })),
    variants: variants.map(({ values, stock, own, image }) => ({
      ...plain,
      values,
      stock,
      own: own ? { discountPrice: null, ...own } : null,
      imageUrl: image === undefined ? null : imageOf(image),
    })),
  };
}
