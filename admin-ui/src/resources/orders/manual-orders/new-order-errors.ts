import {
  type AddressFormat,
  addressErrors,
  createOrderInput,
  giftCardEnding,
  isGiftCardCode,
  type ManualQuote,
  manualQuoteInput,
  normalizeGiftCardCode,
} from '@stoa/contract';
import { type FieldErrors, schemaErrors } from '@stoa/web-kit';
import type { NewOrderValues } from './new-order-fields';
import { toInput, toQuoteInput } from './new-order-input';

/** What the server said so far: the total, what a gift card pays of it, and which address it refused, and why. */
export interface Quoted {
  total: number;
  giftCardAmount: number;
  giftCard: ManualQuote['giftCard'];
  format: AddressFormat | undefined;
  refused: { address: string; errors: FieldErrors } | null;
}

export const NOTHING_QUOTED: Quoted = {
  total: 0,
  giftCardAmount: 0,
  giftCard: null,
  format: undefined,
  refused: null,
};

/** The server knows which prices are agreed on; the form asks for them before it does. */
export const priceErrors = ({ lines }: NewOrderValues): FieldErrors =>
  Object.fromEntries(
    lines.flatMap(({ openPrice, unitPrice }, place) =>
      openPrice && unitPrice.trim() === '' ? [[`lines.${place}.unitPrice`, 'Enter the price you agreed on']] : [],
    ),
  );

/** What the country wants of an address, without waiting for the server where that isn’t needed. */
const errorsOfAddress = (values: NewOrderValues, toPlace: boolean, { format, refused }: Quoted): FieldErrors => {
  if (!toPlace) return {};
  const isRefused = refused?.address === JSON.stringify(toQuoteInput(values, true).address);
  return { ...(isRefused ? refused.errors : {}), ...addressErrors(format, { ...values.address, phone: values.phone }) };
};

const giftCardErrors = ({ giftCard: typed }: NewOrderValues, { giftCard }: Quoted): FieldErrors => {
  if (typed.trim() === '') return {};
  if (!isGiftCardCode(typed)) return { giftCard: 'This isn’t a valid gift card' };
  const isAnswered = giftCard?.ending === giftCardEnding(normalizeGiftCardCode(typed));
  return isAnswered && giftCard?.problem ? { giftCard: giftCard.problem } : {};
};

export function orderErrors(values: NewOrderValues, toPlace: boolean, quoted: Quoted): FieldErrors {
  const { total, giftCardAmount } = quoted;
  const errors = {
    ...schemaErrors(createOrderInput, toInput(values, { toPlace, total, giftCardAmount, draftId: null })),
    ...priceErrors(values),
    ...giftCardErrors(values, quoted),
    ...errorsOfAddress(values, toPlace, quoted),
  };
  // Without a recipient, it’s the customer, whose name is asked for at its own field.
  if (values.address.recipient.trim() === '') delete errors['address.recipient'];
  return errors;
}

export interface Quotable {
  body: object;
  /** Something of it isn’t complete yet, and left out. */
  isPartial: boolean;
}

/** What can be priced: lines that are complete, and the rest as far as it is. Undefined: nothing can. */
export function quotable(values: NewOrderValues, toPlace: boolean, quoted: Quoted): Quotable | undefined {
  const input = toQuoteInput(values, toPlace);
  const errors = Object.keys({
    ...schemaErrors(manualQuoteInput, input),
    ...errorsOfAddress(values, toPlace, quoted),
    ...priceErrors(values),
  });
  const isWrong = (path: string) => errors.some((error) => error === path || error.startsWith(`${path}.`));
  const lines = input.lines.filter((_line, place) => !isWrong(`lines.${place}`));
  const body = {
    lines,
    discount: isWrong('discount') ? null : input.discount,
    shipping: isWrong('shipping') ? null : input.shipping,
    address: isWrong('address') ? null : input.address,
    giftCard: input.giftCard,
  };
  return lines.length > 0 ? { body, isPartial: lines.length < input.lines.length } : undefined;
}
