import type { AddressFormat, AddressPart } from '@stoa/contract';
import formats from './formats.json';

/** One line of formats.json, which scripts/address-formats.mjs writes. Letters as Google’s: Name, Address, City, State, Zip. */
interface Format {
  parts: string;
  required: string;
  locality?: string;
  area?: string;
  code?: string;
  pattern?: string;
  example?: string;
  areas?: string[][];
}

const FORMATS: Record<string, Format | undefined> = formats;

const LOCALITIES: Record<string, string> = { post_town: 'Town or city', suburb: 'Suburb', district: 'District' };
const AREAS: Record<string, string> = {
  state: 'State',
  parish: 'Parish',
  island: 'Island',
  department: 'Department',
  region: 'Region',
  area: 'Area',
  county: 'County',
  prefecture: 'Prefecture',
  district: 'District',
  oblast: 'Region',
  emirate: 'Emirate',
};
const CODES: Record<string, string> = { zip: 'ZIP code', eircode: 'Eircode', pin: 'PIN code' };

const AUTOCOMPLETE: Record<AddressPart, string> = {
  recipient: 'name',
  line1: 'address-line1',
  line2: 'address-line2',
  locality: 'address-level2',
  administrativeArea: 'address-level1',
  postalCode: 'postal-code',
  country: 'country',
  phone: 'tel',
};

const LETTERS: Record<string, AddressPart[]> = {
  N: ['recipient'],
  A: ['line1', 'line2'],
  C: ['locality'],
  S: ['administrativeArea'],
  Z: ['postalCode'],
};

const labelsOf = ({ locality = '', area = '', code = '' }: Format): Partial<Record<AddressPart, string>> => ({
  recipient: 'Name',
  line1: 'Address',
  line2: 'Apartment, suite, etc. (optional)',
  locality: LOCALITIES[locality] ?? 'City',
  administrativeArea: AREAS[area] ?? 'Province',
  postalCode: CODES[code] ?? 'Postal code',
  phone: 'Phone (optional)',
});

const isRequired = (part: AddressPart, { required }: Format): boolean =>
  part === 'recipient' || (part !== 'line2' && [...required].some((letter) => LETTERS[letter]?.includes(part)));

/** Undefined: there is no such country. */
export const addressFormat = (country: string): AddressFormat | undefined => {
  const format = Object.hasOwn(FORMATS, country) ? FORMATS[country] : undefined;
  if (!format) return undefined;
  const labels = labelsOf(format);
  const parts = [...[...format.parts].flatMap((letter) => LETTERS[letter] ?? []), 'phone' as const];
  return {
    country,
    parts: parts.map((part) => ({
      part,
      label: labels[part] ?? part,
      required: isRequired(part, format),
      autocomplete: AUTOCOMPLETE[part],
    })),
    areas: (format.areas ?? []).map(([code = '', name = code, postalCodes]) => ({
      code,
      name,
      postalCodes: postalCodes ?? null,
    })),
    postalCodePattern: format.pattern ?? null,
    postalCodeExample: format.example ?? null,
  };
};

export const COUNTRIES = Object.keys(FORMATS);
