import * as yup from 'yup';
import { requiredText, textOrNull, uppercased } from '../../input/fields';
import { oneLine } from './one-line';

/** Every part that an address anywhere may have. Which of them a country has, and needs, its format says. */
export interface Address {
  recipient: string;
  line1: string;
  line2: string | null;
  locality: string | null;
  administrativeArea: string | null;
  postalCode: string | null;
  /** Two letters, as in ISO 3166-1. */
  country: string;
  phone: string | null;
}

export type AddressPart = keyof Address;

/** What shipping and tax depend on. */
export type Place = Pick<Address, 'country' | 'administrativeArea' | 'postalCode'>;

export interface AddressFormat {
  country: string;
  /** In the order in which the country writes them. */
  parts: {
    part: AddressPart;
    label: string;
    required: boolean;
    /** For the browser to fill in. */
    autocomplete: string;
  }[];
  /** States, provinces, and the like to choose from; empty if there is nothing to choose. */
  areas: {
    code: string;
    name: string;
    /** A regular expression for how postal codes there begin; null if they may begin with anything. */
    postalCodes: string | null;
  }[];
  /** A regular expression for the whole of it. */
  postalCodePattern: string | null;
  postalCodeExample: string | null;
}

export const countryCode = () =>
  requiredText('Country', 2, 2)
    .transform(uppercased)
    .matches(/^[A-Z]{2}$/, { message: 'Country must be a code of two letters, such as US', excludeEmptyString: true });

export const placeInput = () =>
  yup.object({
    country: countryCode(),
    administrativeArea: oneLine('State or region', textOrNull('State or region', 100)).default(null),
    postalCode: oneLine('Postal code', textOrNull('Postal code', 20)).default(null),
  });

/** The name of a part within a sentence: a ZIP code, an Eircode, a city. */
export const partName = (label: string): string =>
  label === 'Eircode' ? label : label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** Asks for a part that is missing. */
export const missingPart = (
  { part, label }: { part: AddressPart; label: string },
  { areas }: AddressFormat,
): string => {
  const name = partName(label);
  const verb = part === 'administrativeArea' && areas.length > 0 ? 'Select' : 'Enter';
  return `${verb} ${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
};

/** What is wrong with a postal code; null if nothing is, or nobody knows how the country writes them. */
export const wrongPostalCode = (
  { postalCode, administrativeArea }: Pick<Place, 'postalCode' | 'administrativeArea'>,
  { parts, areas, postalCodePattern: pattern, postalCodeExample: example }: AddressFormat,
): string | null => {
  if (!postalCode) return null;
  const name = partName(parts.find(({ part }) => part === 'postalCode')?.label ?? 'Postal code');
  if (pattern && !new RegExp(`^(?:${pattern})$`, 'i').test(postalCode))
    return `Enter a valid ${name}${example ? `, such as ${example}` : ''}`;
  const area = areas.find(({ code }) => code === administrativeArea);
  return area?.postalCodes && !new RegExp(`^(?:${area.postalCodes})`, 'i').test(postalCode)
    ? `Enter a ${name} in ${area.name}`
    : null;
};

/** What the country wants and isn't there yet, or is wrong, by field. Whose name is on it is asked for elsewhere. */
export const addressErrors = (
  format: AddressFormat | undefined,
  address: Record<AddressPart, string>,
): Record<string, string> => {
  if (!format) return {};
  const missing = format.parts
    .filter(({ part, required }) => required && part !== 'recipient' && address[part].trim() === '')
    .map((part) => [`address.${part.part}`, missingPart(part, format)]);
  // The format of the country before stays until the next one is there.
  const wrong =
    format.country === address.country
      ? wrongPostalCode({ ...address, postalCode: address.postalCode.trim() }, format)
      : null;
  return Object.fromEntries(wrong ? [...missing, ['address.postalCode', wrong]] : missing);
};

/** Its country may want more. */
export const addressInput = () =>
  placeInput().shape({
    recipient: oneLine('Name', requiredText('Name', 2, 100, 'Enter a name')),
    line1: oneLine('Address', requiredText('Address', 2, 200, 'Enter an address')),
    line2: oneLine('Address line 2', textOrNull('Address line 2', 200)).default(null),
    locality: oneLine('City', textOrNull('City', 100)).default(null),
    phone: textOrNull('Phone', 40)
      .matches(/(\D*\d){5}/, { message: 'Enter a phone number, such as (212) 555-0100', excludeEmptyString: true })
      .default(null),
  });
