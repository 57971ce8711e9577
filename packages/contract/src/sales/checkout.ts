import * as yup from 'yup';
import { MAX_CART_LINES, type PriceKind } from '../constants';
import { emailText, flag, recordId, requiredText, textOrNull } from '../input/fields';
import type { Schedule } from '../marketplace/offers/schedule';
import { placeInput } from './addresses/address';
import { normalizeGiftCardCode } from './gift-cards/gift-card-code';
import type { TaxRate } from './pricing/tax';
import type { Arrival } from './shipping/arrival';

/** Of one line. */
export const MAX_QUANTITY = 9_999;

export const wholeQuantity = (least: number, most: number) => {
  const malformed = `Quantity must be a whole number from ${least} to ${most}`;
  return yup
    .number()
    .label('Quantity')
    .strict()
    .typeError(malformed)
    .required(malformed)
    .integer(malformed)
    .min(least, malformed)
    .max(most, malformed);
};

export const lineQuantity = () => wholeQuantity(1, MAX_QUANTITY);

/** Also sent to providers, in a header. */
export const requestKey = () =>
  requiredText('Key', 16, 64).matches(/^[\w-]+$/, 'Key may have letters, digits, hyphens, and underscores');

const lineInput = () =>
  yup.object({
    itemId: recordId('Item').required('Item is required'),
    /** Null: the item has no options. */
    variantId: recordId('Variant').nullable().default(null),
    quantity: lineQuantity(),
  });

export const giftCardCode = () =>
  textOrNull('Gift card', 40).transform((typed) => (typeof typed === 'string' ? normalizeGiftCardCode(typed) : typed));

/** What is asked of a quote and of an order. */
export const cartFields = {
  lines: yup
    .array()
    .typeError('Lines must be a list')
    .of(lineInput())
    .required('The cart is empty')
    .min(1, 'The cart is empty')
    .max(MAX_CART_LINES, `An order can have at most ${MAX_CART_LINES} lines`),
  shippingMethodId: recordId('Shipping method').nullable().default(null),
  code: textOrNull('Discount code', 40).default(null),
  /** The code of one. */
  giftCard: giftCardCode().default(null),
};

/** What a cart costs, as far as the shopper has said where it goes. */
export const quoteInput = yup.object({
  ...cartFields,
  /** Of which kind the shipping method is: one of the other kind counts as none. */
  pickUp: flag('Pickup').default(false),
  place: placeInput().nullable().default(null),
  /** Codes may count how often a person used them. */
  email: emailText().nullable().notRequired().default(null),
});
export type QuoteInput = yup.InferType<typeof quoteInput>;

/** Why a line can't be bought as it is. OPEN_PRICE: what it costs has to be agreed on first. PAST: it has begun. */
export const LINE_PROBLEMS = ['NOT_FOUND', 'OPEN_PRICE', 'CHOOSE', 'UNAVAILABLE', 'TOO_FEW', 'PAST'] as const;
export type LineProblem = (typeof LINE_PROBLEMS)[number];

/**
 * Why an order isn't placed as it was asked for. The response has a new quote. KEY: this checkout placed another order before.
 * CONFIRM_EMAIL: it would reserve too much before it's paid, unless the code that was just emailed is sent with it. LIMIT: the same,
 * from a customer who left several such orders unpaid within a day. GIFT_CARD: it can't be used, or pays another amount by now.
 */
export const ORDER_REFUSALS = [
  'STOCK',
  'PRICE',
  'CODE',
  'SHIPPING',
  'KEY',
  'LIMIT',
  'CONFIRM_EMAIL',
  'GIFT_CARD',
] as const;
export type OrderRefusal = (typeof ORDER_REFUSALS)[number];

export interface QuotedLine {
  itemId: number;
  variantId: number | null;
  quantity: number;
  title: string;
  /** 'M / Sage'; null if there was nothing to choose. */
  choice: string | null;
  slug: string;
  imageUrl: string;
  schedule: Schedule | null;
  unitPrice: number;
  priceKind: PriceKind;
  total: number;
  discount: number;
  problem: LineProblem | null;
  /** How many can be had, if that's too few. */
  left: number | null;
}

export interface OfferedShippingMethod {
  id: number;
  name: string;
  /** Such as '3 to 5 days'. */
  note: string | null;
  price: number;
  /** Null: the shop doesn't say. */
  arrival: Arrival | null;
  pickUp: boolean;
  pickUpAddress: string | null;
  pickUpHours: string | null;
}

export interface OfferedPaymentMethod {
  id: string;
  name: string;
  note: string | null;
  /** Null: manually. The order waits until somebody says that the money has come. */
  provider: string | null;
  /** Whether this order can be paid that way, as far as its shipping is chosen. */
  fits: boolean;
}

export const codeQuery = yup.object({ code: requiredText('Discount code', 1, 40) });

export interface EnteredCode {
  code: string;
  /** Null: there is no such code. */
  label: string | null;
  /** Why it doesn't count. Null: it does. */
  problem: string | null;
}

/** Amounts in dollars, as everywhere in the API. Lines with a problem don't count. */
export interface Quote {
  lines: QuotedLine[];
  needsShipping: boolean;
  /** Empty until the place is known, or if nothing is delivered there. */
  shippingMethods: OfferedShippingMethod[];
  /** Whether something is shipped there, but not that much. */
  isTooMuchToShip: boolean;
  /** The one that is priced: the one asked for or, if it isn't offered, the first of its kind. */
  shippingMethodId: number | null;
  paymentMethods: OfferedPaymentMethod[];
  /** Null: none was entered. `better`: the title of the automatic discount that counts in its place, because it saves more. */
  code: (EnteredCode & { better: string | null }) | null;
  /** What takes something off: a code, or the title of an automatic discount. */
  discountCode: string | null;
  discountLabel: string | null;
  /** An automatic discount that takes only a few more of what it's for. */
  almost: { title: string; count: number } | null;
  subtotal: number;
  discount: number;
  /** Null: not known yet. */
  shipping: number | null;
  taxes: (TaxRate & { amount: number })[];
  /** Whether prices include it. */
  taxIncluded: boolean;
  /** Whether there may be more tax once the address is known. */
  taxPending: boolean;
  total: number;
  /** Null: none was entered. `balance`: null if there is no such card. `problem`: why it can't be used. */
  giftCard: { ending: string; balance: number | null; problem: string | null } | null;
  /** What it pays of the total. */
  giftCardAmount: number;
  /** What is left to pay. */
  due: number;
}

/** What came of a payment. REVIEW: the provider, or the shop, looks at it. OVER: too late, or cancelled. */
export const PAYMENT_OUTCOMES = ['PAID', 'WAITING', 'DECLINED', 'EXPIRED', 'REVIEW', 'OVER', 'SOLD_OUT'] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];
