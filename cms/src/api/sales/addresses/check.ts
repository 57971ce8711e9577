import {
  type Address,
  type AddressFormat,
  type FieldError,
  missingPart,
  type Place,
  wrongPostalCode,
} from '@stoa/contract';
import { badField, badRequest } from '../../../http/problem';
import { addressFormat } from './format';

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The code of a state that was named; null if there is no such state. */
const areaIn = ({ areas }: AddressFormat, given: string): string | null =>
  areas.length === 0 ? given : (areas.find(({ code, name }) => same(code, given) || same(name, given))?.code ?? null);

const formatOf = (country: string): AddressFormat => {
  const format = addressFormat(country);
  if (!format) throw badField('country', `We don’t know the country ${country}`);
  return format;
};

/** A place without what its country doesn't have, and with its state as a code. */
export const knownPlace = ({ country, administrativeArea, postalCode }: Place): Place => {
  const format = formatOf(country);
  const has = (part: string) => format.parts.some((one) => one.part === part);
  return {
    country,
    administrativeArea: has('administrativeArea') && administrativeArea ? areaIn(format, administrativeArea) : null,
    postalCode: has('postalCode') ? postalCode : null,
  };
};

/** With the space or hyphen that the post of these countries writes. */
const WRITTEN: Record<string, [RegExp, string]> = {
  CA: [/^(\w{3})[ -]?(\w{3})$/, '$1 $2'],
  GB: [/^(\w{2,4}) ?(\d\w{2})$/, '$1 $2'],
  US: [/^(\d{5})[ -]?(\d{4})$/, '$1-$2'],
};

const asWritten = (country: string, postalCode: string): string => {
  const [pattern, form] = WRITTEN[country] ?? [/$^/, ''];
  return postalCode.toUpperCase().replace(pattern, form);
};

/** An address as its country writes it, or a 400 that names each part that is wrong. */
export const checkedAddress = (given: Address): Address => {
  const format = formatOf(given.country);
  const address: Address = { ...given };
  const errors: FieldError[] = [];
  const refuse = (part: string, message: string) => errors.push({ path: ['address', part], message });
  for (const part of ['locality', 'administrativeArea', 'postalCode'] as const)
    if (!format.parts.some((one) => one.part === part)) address[part] = null;

  for (const { part, label, required } of format.parts)
    if (required && !address[part]) refuse(part, missingPart({ part, label }, format));
  const { administrativeArea } = address;
  if (administrativeArea) {
    address.administrativeArea = areaIn(format, administrativeArea);
    if (!address.administrativeArea) refuse('administrativeArea', `There is no ${administrativeArea} in this country`);
  }
  const wrong = wrongPostalCode(address, format);
  if (wrong) refuse('postalCode', wrong);
  else address.postalCode &&= asWritten(address.country, address.postalCode);
  if (errors.length > 0) throw badRequest(errors.map(({ message }) => message).join('; '), { errors });
  return address;
};
