import type { DeliveryPlace, DeliveryTerms, SellingTerms, TaxTerms } from './selling';

/** A country, or a state of it. */
export type NamedPlace = Pick<TaxTerms, 'country' | 'administrativeArea'>;

type Method = Pick<DeliveryTerms, 'places' | 'pickUp' | 'enabled'>;

const has = ({ country, areas }: DeliveryPlace, place: NamedPlace): boolean =>
  country === place.country &&
  (areas.length === 0 || !place.administrativeArea || areas.includes(place.administrativeArea));

/** Whether anything is delivered there; to a country, if to any state of it. */
export const isDeliveredTo = (methods: readonly Method[], place: NamedPlace): boolean =>
  methods.some(
    ({ places, pickUp, enabled }) =>
      enabled && !pickUp && (places.length === 0 || places.some((one) => has(one, place))),
  );

type Terms = Pick<SellingTerms, 'country' | 'rates'> & { methods: readonly Method[] };

/** The countries that a shop is in or taxes, without those that something is delivered to. */
export const undeliveredCountries = ({ methods, rates, country }: Terms): string[] =>
  [...new Set([country, ...rates.map((rate) => rate.country)])].filter(
    (named) => !isDeliveredTo(methods, { country: named, administrativeArea: null }),
  );
