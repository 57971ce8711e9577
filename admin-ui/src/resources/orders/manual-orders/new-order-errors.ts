import { type AddressFormat, createOrderInput, manualQuoteInput, missingParts } from '@stoa/contract';
import { type FieldErrors, schemaErrors } from '@stoa/web-kit';
import { type NewOrderValues, toInput, toQuoteInput } from './new-order-fields';

/** What the server said so far: the total, and which address it refused, and why. */
export interface Quoted {
  total: number;
  format: AddressFormat | undefined;
  refused: { address: string; errors: FieldErrors } | null;
}

export const NOTHING_QUOTED: Quoted = { total: 0, format: undefined, refused: null };

/** The server knows which prices are agreed on; the form asks for them before it does. */
const priceErrors = ({ lines }: NewOrderValues): FieldErrors =>
  Object.fromEntries(
    lines.flatMap(({ openPrice, unitPrice }, place) =>
      openPrice && unitPrice.trim() === '' ? [[`lines.${place}.unitPrice`, 'Enter the price you agreed on']] : [],
    ),
  );

/** What the country wants of an address, without waiting for the server where that isn’t needed. */
const addressErrors = (values: NewOrderValues, toPlace: boolean, { format, refused }: Quoted): FieldErrors => {
  if (!toPlace) return {};
  const isRefused = refused?.address === JSON.stringify(toQuoteInput(values, true).address);
  return { ...(isRefused ? refused.errors : {}), ...missingParts(format, { ...values.address, phone: values.phone }) };
};

export function orderErrors(values: NewOrderValues, toPlace: boolean, quoted: Quoted): FieldErrors {
  const errors = {
    ...schemaErrors(createOrderInput, toInput(values, { toPlace, total: quoted.total })),
    ...priceErrors(values),
    ...addressErrors(values, toPlace, quoted),
  };
  // Without a recipient, it’s the customer, whose name is asked for at its own field.
  if (values.address.recipient.trim() === '') delete errors['address.recipient'];
  return errors;
}

/** What can be priced; undefined if even its lines aren’t complete. Without an address, as long as that isn’t complete. */
export function quotable(values: NewOrderValues, toPlace: boolean, quoted: Quoted): object | undefined {
  const input = toQuoteInput(values, toPlace);
  const isPlace = (path: string) => path.startsWith('address');
  const inAddress = Object.keys({
    ...schemaErrors(manualQuoteInput, input),
    ...addressErrors(values, toPlace, quoted),
  }).some(isPlace);
  const asked = inAddress ? { ...input, address: null } : input;
  const errors = { ...schemaErrors(manualQuoteInput, asked), ...priceErrors(values) };
  return Object.keys(errors).length === 0 ? asked : undefined;
}
