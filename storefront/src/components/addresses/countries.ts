import { countryName } from '@stoa/contract';

export const byName = (codes: readonly string[]): { code: string; name: string }[] =>
  codes.map((code) => ({ code, name: countryName(code) })).sort((a, b) => a.name.localeCompare(b.name));

const HOME = 'US';

/** Those that something is shipped to; null: everywhere. */
export type ShippedTo = readonly string[] | null;

export const isShippedTo = (shippedTo: ShippedTo, country: string): boolean =>
  shippedTo === null || shippedTo.includes(country);

/** Where the shopper most likely is, by the language of the browser, also if nothing is shipped there: then that can be said. */
export const likelyCountry = (language: string, codes: readonly string[], shippedTo: ShippedTo = null): string => {
  const { region } = new Intl.Locale(language);
  if (region && codes.includes(region)) return region;
  return isShippedTo(shippedTo, HOME) ? HOME : (shippedTo?.[0] ?? HOME);
};
