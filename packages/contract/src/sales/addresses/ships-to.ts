import type {
  EditableSalesSettings,
  ShippingMethodSettings,
  ShippingPlace,
  TaxRateSettings,
} from '../settings/sales-settings';

/** A country, or a state of it. */
export type NamedPlace = Pick<TaxRateSettings, 'country' | 'administrativeArea'>;

type ShippingMethod = Pick<ShippingMethodSettings, 'places' | 'pickUp' | 'enabled'>;

const has = ({ country, areas }: ShippingPlace, place: NamedPlace): boolean =>
  country === place.country &&
  (areas.length === 0 || !place.administrativeArea || areas.includes(place.administrativeArea));

/** Whether anything is delivered there; to a country, if to any state of it. */
export const shipsTo = (shippingMethods: readonly ShippingMethod[], place: NamedPlace): boolean =>
  shippingMethods.some(
    ({ places, pickUp, enabled }) =>
      enabled && !pickUp && (places.length === 0 || places.some((one) => has(one, place))),
  );

type ShippingSettings = Pick<EditableSalesSettings, 'country' | 'taxRates'> & {
  shippingMethods: readonly ShippingMethod[];
};

/** The countries that a shop is in or taxes, without those that something is delivered to. */
export const findCountriesNotShippedTo = ({ shippingMethods, taxRates, country }: ShippingSettings): string[] =>
  [...new Set([country, ...taxRates.map((rate) => rate.country)])].filter(
    (named) => !shipsTo(shippingMethods, { country: named, administrativeArea: null }),
  );
