import {
  countryName,
  type ShippingMethodSettings,
  type ShippingPlace,
  type ShippingPricing,
  type WeightUnit,
} from '@stoa/contract';
import { formatDollars } from '@stoa/web-kit';
import { type Keyed, nextKey, withKeys } from '../../../components/form/row-keys';
import { typedNumber } from '../../../components/form/typed-number';
import { typedGrams, weightText } from '../../../components/form/weights';
import { asText, formatParts, off } from './row-values';

export const REACHES = { everywhere: 'Everywhere', places: 'Selected countries' };
export type Reach = keyof typeof REACHES;

export const PRICINGS: Record<ShippingPricing, string> = {
  FLAT: 'Flat rate',
  BY_WEIGHT: 'By weight',
  BY_TOTAL: 'By order total',
  BY_ITEMS: 'By number of items',
};

/** What the limits of rows are. */
export const limitLabel = (pricing: Exclude<ShippingPricing, 'FLAT'>, unit: WeightUnit): string =>
  `Up to (${{ BY_WEIGHT: unit, BY_TOTAL: '$', BY_ITEMS: 'items' }[pricing]})`;

/** A row of prices, as typed. An empty limit: there is none. */
export type TierValues = Keyed<{ upTo: string; price: string }>;

type Kept = Pick<ShippingMethodSettings, 'id' | 'name' | 'pricing' | 'pickUp' | 'enabled'>;

export interface MethodValues extends Keyed<Kept> {
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

const NO_TIER = { upTo: '', price: '' };

export const newTier = (tiers: TierValues[]): TierValues => ({ key: nextKey(tiers), ...NO_TIER });

export const newMethod = (methods: MethodValues[]): MethodValues => ({
  key: nextKey(methods),
  id: null,
  name: '',
  note: '',
  pricing: 'FLAT',
  price: '',
  tiers: [newTier([])],
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

const toTiers = ({ tiers, pricing }: ShippingMethodSettings, unit: WeightUnit, before?: TierValues[]): TierValues[] => {
  const limitText = (upTo: number | null) => (pricing === 'BY_WEIGHT' ? weightText(upTo, unit, 'up') : asText(upTo));
  const typed = tiers.map(({ upTo, price }) => ({ upTo: limitText(upTo), price: asText(price) }));
  return withKeys(typed.length > 0 ? typed : [NO_TIER], before);
};

export const toMethodValues = (
  method: ShippingMethodSettings,
  unit: WeightUnit,
  before?: MethodValues,
): Omit<MethodValues, 'key'> => ({
  id: method.id,
  name: method.name,
  pricing: method.pricing,
  enabled: method.enabled,
  note: method.note ?? '',
  price: asText(method.price),
  tiers: toTiers(method, unit, before?.tiers),
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
export const toMethodInput = ({ key: _, reach, ...method }: MethodValues, unit: WeightUnit) => {
  if (method.pickUp) return { ...method, ...OF_PICKUP };
  const isFlat = method.pricing === 'FLAT';
  const limitIn = (upTo: string) =>
    method.pricing === 'BY_WEIGHT' ? typedGrams(upTo, unit, 'up') : numberOrNull(upTo);
  return {
    ...method,
    places: reach === 'places' ? method.places : [],
    price: isFlat ? typedNumber(method.price) : 0,
    tiers: isFlat ? [] : method.tiers.map(({ upTo, price }) => ({ upTo: limitIn(upTo), price: numberOrNull(price) })),
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

const FORMATTED_LIMITS: Record<Exclude<ShippingPricing, 'FLAT'>, (upTo: string, unit: WeightUnit) => string> = {
  BY_WEIGHT: (upTo, unit) => `${upTo} ${unit}`,
  BY_TOTAL: (upTo) => formatDollars(Number(upTo)),
  BY_ITEMS: (upTo) => `${upTo} items`,
};

const formatPrice = ({ pricing, price, tiers }: MethodValues, unit: WeightUnit): string => {
  if (pricing === 'FLAT') return formatDollars(Number(price));
  const rows = tiers.map((tier) => {
    const limit = tier.upTo === '' ? 'above' : `up to ${FORMATTED_LIMITS[pricing](tier.upTo, unit)}`;
    return `${limit} ${formatDollars(Number(tier.price))}`;
  });
  return rows.join('; ');
};

export const formatMethod = (shippingMethod: MethodValues, unit: WeightUnit): string =>
  formatParts(
    `${shippingMethod.name}: ${formatPrice(shippingMethod, unit)}`,
    shippingMethod.freeFrom !== '' && `free from ${formatDollars(Number(shippingMethod.freeFrom))}`,
    shippingMethod.transitMin !== '' &&
      `${shippingMethod.transitMin} to ${shippingMethod.transitMax} business days in transit`,
    formatPlaces(shippingMethod),
    shippingMethod.note,
    shippingMethod.pickUpAddress,
    shippingMethod.pickUpHours,
  ) + off(shippingMethod.enabled);
