import {
  type AddressFormat,
  addressErrors,
  countryName,
  giftCardEnding,
  isEmail,
  isGiftCardCode,
  normalizeEmail,
  normalizeGiftCardCode,
  type OfferedPaymentMethod,
  type OfferedProvider,
  type OfferedShippingMethod,
  type OrderInput,
  orderInput,
  type Quote,
  type QuoteInput,
} from '@stoa/contract';
import { schemaErrors } from '@stoa/web-kit';
import { toAddress } from '../../../components/addresses/address-values';
import { isShippedTo, type ShippedTo } from '../../../components/addresses/countries';
import type { Draft } from '../../../components/checkout/checkout-state';
import type { CheckoutValues } from '../../../components/checkout/checkout-values';
import type { CheckoutLine } from './cart';

const orNull = (text: string): string | null => text.trim() || null;

/** Those that are chosen from, by whether it is to be delivered or picked up. */
export const methodsIn = (
  { shippingMethods }: Quote,
  { pickUp }: Pick<CheckoutValues, 'pickUp'>,
): OfferedShippingMethod[] => shippingMethods.filter((shippingMethod) => shippingMethod.pickUp === pickUp);

/** The first, unless the shopper chose another. The quote is for the same one, by the same rule. */
export const shippingMethodIn = (
  quote: Quote | undefined,
  values: Pick<CheckoutValues, 'pickUp' | 'shippingMethodId'>,
): OfferedShippingMethod | undefined => {
  if (!quote?.needsShipping) return undefined;
  const shippingMethods = methodsIn(quote, values);
  return shippingMethods.find(({ id }) => id === values.shippingMethodId) ?? shippingMethods[0];
};

/** Those that the order can be paid by as it is delivered. */
export const paymentMethodsIn = ({ paymentMethods }: Quote): OfferedPaymentMethod[] =>
  paymentMethods.filter(({ fits }) => fits);

/** Not only because nothing in it can be bought. */
export const isNothingDue = ({ due, lines }: Quote): boolean => due === 0 && lines.every(({ problem }) => !problem);

export const paymentMethodIn = (
  quote: Quote,
  { paymentMethod }: Pick<CheckoutValues, 'paymentMethod'>,
): OfferedPaymentMethod | undefined => {
  if (isNothingDue(quote)) return undefined;
  const paymentMethods = paymentMethodsIn(quote);
  return paymentMethods.find(({ id }) => id === paymentMethod) ?? paymentMethods[0];
};

/** Undefined: it's paid by hand, or there is nothing to pay. */
export const providerIn = (
  providers: readonly OfferedProvider[],
  paid: Pick<OfferedPaymentMethod, 'provider'> | undefined,
): OfferedProvider | undefined => providers.find(({ name }) => name === paid?.provider);

const needsAddress = (quote: Quote | undefined, { pickUp }: Pick<CheckoutValues, 'pickUp'>): boolean =>
  Boolean(quote?.needsShipping) && !pickUp;

const linesOf = (lines: readonly CheckoutLine[]): QuoteInput['lines'] =>
  lines.map(({ itemId, variantId, quantity }) => ({ itemId, variantId, quantity }));

/** Only what can change the answer, so that typing a name asks for nothing. */
export const quoteRequest = (lines: readonly CheckoutLine[], values: CheckoutValues): QuoteInput => {
  const { country, administrativeArea } = values.address;
  const email = normalizeEmail(values.email);
  return {
    lines: linesOf(lines),
    place: country ? { country, administrativeArea: orNull(administrativeArea), postalCode: null } : null,
    pickUp: values.pickUp,
    shippingMethodId: values.shippingMethodId || null,
    code: orNull(values.code),
    giftCard: orNull(values.giftCard),
    // Codes may count how often a person used them.
    email: values.code && isEmail(email) ? email : null,
  };
};

export const codeIn = (typed: string): string => typed.trim().toUpperCase();

/** One that hasn't been applied, or answered, yet is part of the order, so that it isn't placed for more than it might be. */
const codesToPlace = (
  quote: Quote,
  { typedCode, ...entered }: CheckoutValues,
): Pick<OrderInput, 'code' | 'giftCard'> => {
  const isCard = isGiftCardCode(typedCode);
  const code = isCard ? entered.code : codeIn(typedCode) || entered.code;
  const giftCard = isCard ? normalizeGiftCardCode(typedCode) : entered.giftCard;
  const isRefused = quote.code?.problem && codeIn(quote.code.code) === code;
  const isCardRefused = quote.giftCard?.problem && quote.giftCard.ending === giftCardEnding(giftCard);
  return { code: isRefused ? null : orNull(code), giftCard: isCardRefused ? null : orNull(giftCard) };
};

/** A code that was emailed confirms an address, and is asked for as long as the same is ordered. */
export const codeKey = (lines: readonly CheckoutLine[], { email }: Pick<CheckoutValues, 'email'>): string =>
  JSON.stringify([normalizeEmail(email), linesOf(lines)]);

/** What was approved, if the order is paid there. */
export const approvalIn = (quote: Quote, values: Pick<CheckoutValues, 'paymentMethod' | 'approval'>): string | null =>
  paymentMethodIn(quote, values)?.provider === values.approval.provider ? orNull(values.approval.id) : null;

type Placing = Pick<Draft, 'key' | 'codeFor' | 'replaces'> & { quote: Quote };

export const asksForCode = (
  lines: readonly CheckoutLine[],
  values: CheckoutValues,
  { codeFor }: Pick<Placing, 'codeFor'>,
): boolean => codeFor === codeKey(lines, values);

export const orderRequest = (
  lines: readonly CheckoutLine[],
  values: CheckoutValues,
  { quote, key, codeFor, replaces }: Placing,
): OrderInput => ({
  key,
  replaces: orNull(replaces),
  lines: linesOf(lines),
  email: values.email,
  name: values.name,
  shippingMethodId: shippingMethodIn(quote, values)?.id ?? null,
  ...codesToPlace(quote, values),
  address: needsAddress(quote, values) ? toAddress(values.address, values.name) : null,
  saveAddress: values.saveAddress,
  note: orNull(values.note),
  paymentMethod: paymentMethodIn(quote, values)?.id ?? null,
  approval: approvalIn(quote, values),
  // Shown with a space in between, it’s typed with one.
  emailCode: asksForCode(lines, values, { codeFor }) ? orNull(values.emailCode.replace(/\s/g, '')) : null,
  total: quote.total,
  giftCardAmount: quote.giftCardAmount,
});

type Checked = Omit<Placing, 'quote'> & {
  quote: Quote | undefined;
  format: AddressFormat | undefined;
  shippedTo: ShippedTo;
};

/** The rest of an address is asked for once it's known that something is shipped to its country. */
const waitsForCountry = ({ address }: CheckoutValues, shippedTo: ShippedTo): boolean =>
  address.country !== '' && !isShippedTo(shippedTo, address.country);

/** What has to be entered or corrected, by field. */
export function checkoutErrors(
  lines: readonly CheckoutLine[],
  values: CheckoutValues,
  { quote, format, shippedTo, ...draft }: Checked,
) {
  if (!quote) return {};
  const request = orderRequest(lines, values, { quote, ...draft });
  if (request.address && waitsForCountry(values, shippedTo))
    return {
      ...schemaErrors(orderInput, { ...request, address: null }),
      'address.country': `We don’t ship to ${countryName(request.address.country)} yet`,
    };
  const { total: _, 'address.recipient': recipient, ...errors } = schemaErrors(orderInput, request);
  return {
    ...errors,
    // Otherwise it's the contact's name, which has its own message.
    ...(recipient && values.address.recipient.trim() && { 'address.recipient': recipient }),
    ...(needsAddress(quote, values) ? addressErrors(format, values.address) : {}),
  };
}
