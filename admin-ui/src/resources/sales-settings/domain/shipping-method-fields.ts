import {
  countryName,
  type ShippingMethodSettings,
  type ShippingPlace,
  type ShippingPricing,
  type ShippingTier,
} from '@stoa/contract';
import { formatDollars, newKey } from '@stoa/web-kit';
import { typedNumber } from '../../../components/form/typed-number';
import { asText, formatParts, off, type RowValues } from './row-values';

export const REACHES = { everywhere: 'Everywhere', places: 'Selected countries' };
export type Reach = keyof typeof REACHES;

export const PRICINGS: Record<ShippingPricing, string> = {
  FLAT: 'Flat rate',
  BY_WEIGHT: 'By weight',
  BY_TOTAL: 'By order total',
  BY_ITEMS: 'By number of items',
};

/** What the limits of rows are. */
export const LIMITS: Record<Exclude<ShippingPricing, 'FLAT'>, string> = {
  BY_WEIGHT: 'Up to (g)',
  BY_TOTAL: 'Up to ($)',
  BY_ITEMS: 'Up to (items)',
};

/** A row of prices, as typed. An empty limit: there is none. */
export interface TierValues extends RowValues {
  upTo: string;
  price: string;
}

type Kept = Pick<ShippingMethodSettings, 'id' | 'name' | 'pricing' | 'pickUp' | 'enabled'>;

export interface MethodValues extends RowValues, Kept {
  note: string;
  pickUpAddress: string;
  pickUpHours: string;
  price: string;
  tiers: TierValues[];
  freeFrom: string;
  transitMin: string;
  transitMax: string;
  reach: Reach;
  places: ShippingPlace[];
}

export const newTier = (): TierValues => ({ row: newKey(), upTo: '', price: '' });

export const newMethod = (): MethodValues => ({
  row: newKey(),
  id: null,
  name: '',
  note: '',
  pricing: 'FLAT',
  price: '',
  tiers: [newTier()],
  freeFrom: '',
  transitMin: '',
  transitMax: '',
  reach: 'places',
  places: [],
  pickUp: false,
  pickUpAddress: '',
  pickUpHours: '',
  enabled: true,
});

const toTierValues = ({ upTo, price }: ShippingTier, place: number): TierValues => ({
  row: String(place),
  upTo: asText(upTo),
  price: asText(price),
});

export const toMethodValues = (method: ShippingMethodSettings): MethodValues => ({
  id: method.id,
  name: method.name,
  pricing: method.pricing,
  enabled: method.enabled,
  row: String(method.id),
  note: method.note ?? '',
  price: asText(method.price),
  tiers: method.tiers.length === 0 ? [newTier()] : method.tiers.map(toTierValues),
  freeFrom: asText(method.freeFrom),
  transitMin: asText(method.transitMin),
  transitMax: asText(method.transitMax),
  reach: method.places.length === 0 && !method.pickUp ? 'everywhere' : 'places',
  places: method.places,
  pickUp: method.pickUp,
  pickUpAddress: method.pickUpAddress ?? '',
  pickUpHours: method.pickUpHours ?? '',
});

const numberOrNull = (text: string) => typedNumber(text) ?? null;

const OF_PICKUP = {
  pricing: 'FLAT',
  price: 0,
  tiers: [],
  freeFrom: null,
  transitMin: null,
  transitMax: null,
  places: [],
} as const;

/** Nothing that was typed gets lost; what has no meaning isn't sent. */
export const toMethodInput = ({ row: _, reach, ...method }: MethodValues) => {
  if (method.pickUp) return { ...method, ...OF_PICKUP };
  const isFlat = method.pricing === 'FLAT';
  return {
    ...method,
    places: reach === 'places' ? method.places : [],
    price: isFlat ? typedNumber(method.price) : 0,
    tiers: isFlat
      ? []
      : method.tiers.map(({ upTo, price }) => ({ upTo: numberOrNull(upTo), price: numberOrNull(price) })),
    freeFrom: numberOrNull(method.freeFrom),
    transitMin: numberOrNull(method.transitMin),
    transitMax: numberOrNull(method.transitMax),
  };
};

/** An empty list of countries would mean all of them. */
export const placeErrors = ({ shippingMethods }: { shippingMethods: MethodValues[] }): Record<string, string> =>
  Object.fromEntries(
    shippingMethods.flatMap(({ reach, pickUp, places }, place) =>
      reach === 'places' && !pickUp && places.length === 0
        ? [[`shippingMethods.${place}.places`, 'Add at least one country']]
        : [],
    ),
  );

/** Where the methods go. */
export const shippingOf = ({ shippingMethods }: { shippingMethods: MethodValues[] }) =>
  shippingMethods.map(({ reach, places, ...shippingMethod }) => ({
    ...shippingMethod,
    places: reach === 'everywhere' ? [] : places,
  }));

const formatPlaces = ({ pickUp, reach, places }: MethodValues): string => {
  if (pickUp) return 'pickup';
  if (reach === 'everywhere') return 'everywhere';
  return places
    .map(({ country, areas }) =>
      areas.length === 0 ? countryName(country) : `${countryName(country)} (${areas.join(', ')})`,
    )
    .join(', ');
};

const FORMATTED_LIMITS: Record<Exclude<ShippingPricing, 'FLAT'>, (upTo: string) => string> = {
  BY_WEIGHT: (upTo) => `${upTo} g`,
  BY_TOTAL: (upTo) => formatDollars(Number(upTo)),
  BY_ITEMS: (upTo) => `${upTo} items`,
};

const formatPrice = ({ pricing, price, tiers }: MethodValues): string => {
  if (pricing === 'FLAT') return formatDollars(Number(price));
  const rows = tiers.map((tier) => {
    const limit = tier.upTo === '' ? 'above' : `up to ${FORMATTED_LIMITS[pricing](tier.upTo)}`;
    return `${limit} ${formatDollars(Number(tier.price))}`;
  });
  return rows.join('; ');
};

export const formatMethod = (shippingMethod: MethodValues): string =>
  formatParts(
    `${shippingMethod.name}: ${formatPrice(shippingMethod)}`,
    shippingMethod.freeFrom !== '' && `free from ${formatDollars(Number(shippingMethod.freeFrom))}`,
    shippingMethod.transitMin !== '' &&
      `${shippingMethod.transitMin} to ${shippingMethod.transitMax} business days in transit`,
    formatPlaces(shippingMethod),
    shippingMethod.note,
    shippingMethod.pickUpAddress,
    shippingMethod.pickUpHours,
  ) + off(shippingMethod.enabled);
