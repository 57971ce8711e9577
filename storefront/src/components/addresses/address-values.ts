import type { Address } from '@stoa/contract';

/** An address while it is being entered: a part that isn't there is empty. */
export type AddressValues = { [Part in keyof Address]: string };

export const blankAddress: AddressValues = {
  country: '',
  recipient: '',
  line1: '',
  line2: '',
  locality: '',
  administrativeArea: '',
  postalCode: '',
  phone: '',
};

const PARTS = Object.keys(blankAddress) as (keyof Address)[];

export const toAddressValues = (address: Address): AddressValues =>
  Object.fromEntries(PARTS.map((part) => [part, address[part] ?? ''])) as AddressValues;

/** Whether it is the same address, however much space was typed around it. */
export const isAddress = (values: AddressValues, address: Address): boolean =>
  PARTS.every((part) => values[part].trim() === (address[part] ?? ''));

const orNull = (text: string): string | null => text.trim() || null;

export const toAddress = (values: AddressValues, name: string): Address => ({
  recipient: values.recipient.trim() || name,
  line1: values.line1,
  line2: orNull(values.line2),
  locality: orNull(values.locality),
  administrativeArea: orNull(values.administrativeArea),
  postalCode: orNull(values.postalCode),
  country: values.country,
  phone: orNull(values.phone),
});
