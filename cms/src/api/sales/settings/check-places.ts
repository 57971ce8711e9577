import { type FieldError, MOST_ERRORS, type SalesSettingsInput } from '@stoa/contract';
import { badRequest } from '../../../http/problem';
import { addressFormat } from '../addresses/format';

/** What is wrong with a country and states of it, as codes. */
const faultsOf = (path: string[], country: string, areas: readonly string[], areasAt: string): FieldError[] => {
  const format = addressFormat(country);
  if (!format) return [{ path: [...path, 'country'], message: `There is no country ${country}` }];
  const unknown = areas.find((area) => !format.areas.some(({ code }) => code === area));
  return unknown ? [{ path: [...path, areasAt], message: `There is no ${unknown} in this country` }] : [];
};

const stateOf = ({ administrativeArea: area }: { administrativeArea?: string | null | undefined }): string[] =>
  area ? [area] : [];

/** Refuses places that no address can have: nothing would ever go there. */
export const requireKnownPlaces = ({ shippingMethods = [], taxRates = [], ...own }: SalesSettingsInput): void => {
  const errors = [
    ...shippingMethods.flatMap(({ places }, shippingMethod) =>
      places.flatMap(({ country, areas }, place) =>
        faultsOf(['shippingMethods', String(shippingMethod), 'places', String(place)], country, areas, 'areas'),
      ),
    ),
    ...taxRates.flatMap((rate, index) =>
      faultsOf(['taxRates', String(index)], rate.country, stateOf(rate), 'administrativeArea'),
    ),
    ...(own.country ? faultsOf([], own.country, stateOf(own), 'administrativeArea') : []),
  ].slice(0, MOST_ERRORS);
  if (errors.length > 0) throw badRequest(errors.map(({ message }) => message).join('; '), { errors });
};
