import { countryName } from '@stoa/contract';

export const byName = (codes: readonly string[]): { code: string; name: string }[] =>
  codes.map((code) => ({ code, name: countryName(code) })).sort((a, b) => a.name.localeCompare(b.name));

const HOME = 'US';

/** Where the shopper most likely is, by the language of the browser. */
export const likelyCountry = (language: string, codes: readonly string[]): string => {
  const region = new Intl.Locale(language).region ?? HOME;
  return codes.includes(region) ? region : HOME;
};
