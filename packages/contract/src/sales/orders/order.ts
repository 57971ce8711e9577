import * as yup from 'yup';
import type { CURRENCY } from '../../constants';
import { emailText, flag, requiredText, textOrNull } from '../../input/fields';
import type { Schedule } from '../../marketplace/offers/schedule';
import { type Address, addressInput } from '../addresses/address';
import { oneLine } from '../addresses/one-line';
import { cartFields, giftCardCode, type OfferedPaymentMethod, requestKey } from '../checkout';
import type { TaxRate } from '../pricing/tax';
import { amount } from '../settings/amounts';
import type { Handoff } from '../settings/providers';
import type { Arrival } from '../shipping/arrival';
import type { FulfillmentStatus } from './fulfillment-status';
import { readOrderNumber } from './order-names';
import type { OrderState } from './states';

/** An order as its customer sends it. */
export const orderInput = yup.object({
  ...cartFields,
  /** Made by the browser once per order: sent twice, it's the same order. */
  key: requestKey(),
  /** The key of the order that its customer canceled to change it. */
  replaces: requestKey().nullable().default(null),
  email: emailText(),
  name: oneLine('Name', requiredText('Name', 2, 100, 'Enter your name')),
  address: addressInput().nullable().default(null),
  /** For the next time, in the account of who is signed in. */
  saveAddress: flag('Save address').default(false),
  note: textOrNull('Note', 1_000).default(null),
  /** The id of a payment method. Null if there is nothing to pay. */
  paymentMethod: textOrNull('Payment method', 40).default(null),
  /** What the buyer approved at its provider before, in an express checkout. */
  approval: textOrNull('Approval', 64)
    .matches(/^[\w-]+$/, {
      message: 'Approval may have letters, digits, hyphens, and underscores',
      excludeEmptyString: true,
    })
    .default(null),
  /** From the email that confirms the address: the order reserves more than the shop allows without it. */
  emailCode: textOrNull('Code', 20)
    .matches(/^\d{6}$/, { message: 'Code must be 6 digits', excludeEmptyString: true })
    .default(null),
  /** What the shopper saw. If the order would cost something else, it isn't placed. */
  total: yup.number().label('Total').strict().typeError('Total must be a number').required('Total is required').min(0),
  /** Of that, what the shopper saw that the gift card pays. */
  giftCardAmount: amount('Gift card').default(0),
});
export type OrderInput = yup.InferType<typeof orderInput>;

/** What was ordered, as it was then. */
export interface OrderLine {
  id: number;
  itemId: number | null;
  variantId: number | null;
  title: string;
  choice: string | null;
  /** Of the item at that time, which may be elsewhere or gone by now. */
  slug: string | null;
  imageUrl: string | null;
  sku: string | null;
  unitPrice: number;
  quantity: number;
  total: number;
  discount: number;
  tax: number;
  needsShipping: boolean;
  /** Of a workshop: when and where it takes place. */
  schedule: Schedule | null;
}

/** What was fulfilled together, or is ready to be picked up. */
export interface CustomerFulfillment {
  id: number;
  lines: { lineId: number; quantity: number }[];
  trackingNumber: string | null;
  trackingUrl: string | null;
  madeAt: string;
}

/** An order as its customer sees it. Amounts in dollars. */
export interface Order {
  number: number;
  state: OrderState;
  fulfillmentStatus: FulfillmentStatus;
  /** Null if an administrator made it without one. */
  email: string | null;
  name: string;
  note: string | null;
  /** An administrator made it, such as on the phone: its note is the shop's. */
  madeByShop: boolean;
  currency: typeof CURRENCY;
  lines: OrderLine[];
  subtotal: number;
  discount: number;
  discountCode: string | null;
  /** The title of an automatic discount, or why an administrator took something off. */
  discountLabel: string | null;
  shipping: number;
  shippingMethodName: string | null;
  shippingMethodNote: string | null;
  /** What its customer was told when placing it. */
  arrival: Arrival | null;
  pickUp: boolean;
  /** Where and when it can be picked up, as lines of text. */
  pickUpAddress: string | null;
  pickUpHours: string | null;
  /** Null if nothing is delivered, or it's picked up. */
  address: Address | null;
  taxes: (TaxRate & { amount: number })[];
  taxIncluded: boolean;
  total: number;
  /** What of it a gift card pays, and lines of an earlier order that were swapped for it. */
  giftCard: { ending: string; amount: number } | null;
  /** `replaces`: those lines, such as 1 × Lamp. */
  swap: { number: number; amount: number; replaces: string } | null;
  /** What is, or was, to be paid otherwise. */
  due: number;
  /** What was paid back, also to the gift card. */
  refunded: number;
  /** What was swapped for other orders, and what of this one’s money pays those. */
  swappedTo: { number: number; amount: number }[];
  /** Its state says that, for nothing of it was refunded. */
  isSwapped: boolean;
  /** The id of its payment method; null if there was nothing to pay. */
  paymentMethod: string | null;
  paymentMethodName: string | null;
  /** Its payment moves no money. */
  isTest: boolean;
  /** How to pay, for what is paid manually. */
  instructions: string | null;
  placedAt: string;
  paidAt: string | null;
  /** When its customer canceled it, though it was paid. Its money goes back. */
  canceledAt: string | null;
  /** Until when everything is kept for an order that is neither paid nor fulfilled. */
  reservedUntil: string | null;
  fulfillments: CustomerFulfillment[];
}

/** What the browser needs right after placing an order. */
export interface PlacedOrder extends Omit<Order, 'email' | 'name'> {
  /** It belongs to no account. */
  isGuest: boolean;
  /** Like the address and the note, null after a day, or once its links are revoked. */
  email: string | null;
  name: string | null;
  /** Who takes the money; null if it's paid manually, there is nothing to pay, or the shop has no such provider anymore. */
  provider: string | null;
  /** What its customer can choose from, who came by a pay link. Null: the way is chosen. */
  paymentMethods: Pick<OfferedPaymentMethod, 'id' | 'name' | 'note' | 'provider'>[] | null;
}

/** `problem`: why its provider hasn't begun with it, for the shopper, who may try again. */
export type PaymentStart = { handoff: Handoff } | { problem: string };

/** What placing an order returns. */
export interface OrderPlacement extends PlacedOrder {
  /** How its payment goes on; null if no provider takes it. */
  payment: PaymentStart | null;
}

/** Of an order that came by a pay link. */
export const choosePaymentInput = yup.object({
  paymentMethod: requiredText('Payment method', 1, 40, 'Choose a payment method'),
});
export type ChoosePaymentInput = yup.InferType<typeof choosePaymentInput>;

/** Of an order that came by a pay link. The card pays all of it or a part. */
export const redeemGiftCardInput = yup.object({ giftCard: giftCardCode().required('Enter a gift card') });
export type RedeemGiftCardInput = yup.InferType<typeof redeemGiftCardInput>;

/** Behind a link from an email, or a pay link. */
export interface LinkedOrder extends Order {
  /** With it, checkout opens the order for its payment. Only while it waits for that. */
  checkoutKey?: string;
  /** It belongs to no account. */
  isGuest: boolean;
}

/** What opens an order's page. */
export interface OrderLink {
  token: string;
}

const NO_NUMBER = 'Enter the number of your order, such as 1001';

/** What a customer knows of an order: its number, and the email address it was placed with. */
export const lookUpInput = yup.object({
  number: yup
    .number()
    .label('Order number')
    // As it's written everywhere: #1001, or BR-5001. The number alone says which order it is.
    .transform((value: number, typed: unknown) =>
      typeof typed === 'string' ? (readOrderNumber(typed)?.number ?? Number.NaN) : value,
    )
    .typeError(NO_NUMBER)
    .required(NO_NUMBER)
    .integer(NO_NUMBER)
    .min(1, NO_NUMBER)
    .max(2_147_483_647, NO_NUMBER),
  email: emailText(),
});
export type LookUpInput = yup.InferType<typeof lookUpInput>;
