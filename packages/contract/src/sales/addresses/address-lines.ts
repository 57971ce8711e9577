import type { Address } from './address';

// Marked, so that pages without addresses leave it out.
const names = /* @__PURE__ */ new Intl.DisplayNames('en-US', { type: 'region' });

/** By its code of two letters. */
export const countryName = (code: string): string => names.of(code) ?? code;

/** As it is written on a package. */
export const addressLines = (address: Omit<Address, 'phone'> & Partial<Pick<Address, 'phone'>>): string[] => {
  const { recipient, line1, line2, locality, administrativeArea, postalCode, country, phone } = address;
  const town = [locality, [administrativeArea, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [recipient, line1, line2, town, countryName(country), phone].filter((line): line is string => Boolean(line));
};
