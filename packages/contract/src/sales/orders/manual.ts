import * as yup from 'yup';
import { MAX_CART_LINES, MAX_PRICE } from '../../constants';
import { choice, flag, optionalEmail, recordId, requiredText, textOrNull } from '../../input/fields';
import { queryId } from '../../input/list-query';
import { type Address, addressInput } from '../addresses/address';
import { oneLine } from '../addresses/one-line';
import { giftCardCode, lineQuantity, type Quote, requestKey } from '../checkout';
import { amount, amountOrNull, percentOrNull, wholeNumber } from '../settings/amounts';

/** How a manual order is paid if not by one of the shop’s ways. */
export const AS_AGREED = { id: 'as-agreed', name: 'Other' } as const;
/** Its customer gets a link, and chooses how to pay. */
export const PAY_LINK = { id: 'pay-link', name: 'Online payment' } as const;

export const PAY_LINK_DAYS = 7;
const MOST_PAY_LINK_DAYS = 90;

const price = () => amountOrNull('Price').max(MAX_PRICE, 'Price is too high').default(null);

const manualLine = () =>
  yup.object({
    /** Null: something that isn’t in the catalog, with a title and a price of its own. */
    itemId: recordId('Item').nullable().default(null),
    variantId: recordId('Variant').nullable().default(null),
    title: oneLine('Title', textOrNull('Title', 200))
      .default(null)
      .test('own', 'Title is required', (title, { parent }) => parent.itemId !== null || Boolean(title)),
    /** Null: what the item costs. */
    unitPrice: price().test(
      'own',
      'Price is required',
      (given, { parent }) => parent.itemId !== null || (given !== null && given !== undefined),
    ),
    quantity: lineQuantity(),
  });

const manualShipping = () =>
  yup.object({
    /** Null: a shipping of its own, with a name and a price. */
    shippingMethodId: recordId('Shipping method').nullable().default(null),
    name: oneLine('Shipping', textOrNull('Shipping', 80))
      .default(null)
      .test('own', 'Shipping is required', (name, { parent }) => parent.shippingMethodId !== null || Boolean(name)),
    /** Null: what the method costs. */
    price: amountOrNull('Shipping price')
      .default(null)
      .test(
        'own',
        'Shipping price is required',
        (given, { parent }) => parent.shippingMethodId !== null || (given !== null && given !== undefined),
      ),
  });

export const MANUAL_DISCOUNT_KINDS = ['AMOUNT', 'PERCENT'] as const;
export type ManualDiscountKind = (typeof MANUAL_DISCOUNT_KINDS)[number];

const isMissing = (given: number | null | undefined): boolean => given === null || given === undefined || given <= 0;

const manualDiscount = () =>
  yup.object({
    kind: choice('Discount', MANUAL_DISCOUNT_KINDS).required('Discount is required'),
    amount: amountOrNull('Discount')
      .default(null)
      .test('own', 'Enter an amount, such as 5', (given, { parent }) => parent.kind !== 'AMOUNT' || !isMissing(given)),
    percent: percentOrNull('Discount', 2)
      .default(null)
      .test(
        'own',
        'Enter a percentage, such as 10',
        (given, { parent }) => parent.kind !== 'PERCENT' || !isMissing(given),
      ),
    /** Why; customers read it, too. */
    label: oneLine('Reason', textOrNull('Reason', 80)).default(null),
  });

/** What an order is made of, and what is taken off. */
export const manualLines = {
  lines: yup
    .array()
    .typeError('Lines must be a list')
    .of(manualLine())
    .required('Add an item')
    .min(1, 'Add an item')
    .max(MAX_CART_LINES, `An order can have at most ${MAX_CART_LINES} lines`),
  /** Off the items. */
  discount: manualDiscount().nullable().default(null),
};

const priced = {
  ...manualLines,
  /** Null: nothing is delivered. */
  shipping: manualShipping().nullable().default(null),
  address: addressInput().nullable().default(null),
  /** The code of one, that pays all of it or a part. */
  giftCard: giftCardCode().default(null),
};

/** What an order that an administrator makes would cost. */
export const manualQuoteInput = yup.object(priced);
export type ManualQuoteInput = yup.InferType<typeof manualQuoteInput>;

export const createOrderInput = yup.object({
  ...priced,
  /** The draft that it’s made of, which is gone then. */
  draftId: recordId('Draft').nullable().default(null),
  /** Made by the browser once per order: sent twice, it’s the same order. */
  key: requestKey(),
  /** Null: nobody is emailed about it. */
  email: optionalEmail().default(null),
  /** For the shop, such as of who ordered on the phone. */
  phone: oneLine('Phone', textOrNull('Phone', 40)).default(null),
  name: oneLine('Name', requiredText('Name', 2, 100, 'Enter the customer’s name')),
  note: textOrNull('Note', 1_000).default(null),
  /** The id of a manual payment method. */
  paymentMethod: requiredText('Payment method', 1, 40).default(AS_AGREED.id),
  /** How long everything is kept for a customer who pays online. */
  reservationDays: wholeNumber('Days', 1, MOST_PAY_LINK_DAYS).default(PAY_LINK_DAYS),
  /** Already, manually. */
  paid: flag('Paid')
    .default(false)
    .test(
      'not-online',
      'An order that its customer pays online can’t be paid already',
      (paid, { parent }) => !paid || parent.paymentMethod !== PAY_LINK.id,
    ),
  reference: textOrNull('Reference', 100).default(null),
  notifyCustomer: flag('Notify customer').default(true),
  /** What the administrator saw. If the order would cost something else, it isn’t made. */
  total: amount('Total').required('Total is required'),
  /** Of that, what the administrator saw that the gift card pays. */
  giftCardAmount: amount('Gift card').default(0),
});
export type CreateOrderInput = yup.InferType<typeof createOrderInput>;

export interface ManualQuote
  extends Pick<
    Quote,
    | 'subtotal'
    | 'discount'
    | 'taxes'
    | 'taxIncluded'
    | 'total'
    | 'needsShipping'
    | 'giftCard'
    | 'giftCardAmount'
    | 'due'
  > {
  /** In the order in which they were asked for. */
  lines: { title: string; choice: string | null; unitPrice: number; total: number }[];
  shipping: number;
}

/** What a new order can be searched for by. */
export const orderCustomerQuery = yup.object({
  search: textOrNull('Search', 100).default(null),
  /** A certain one. */
  id: queryId('id'),
});
export type OrderCustomerQuery = yup.InferType<typeof orderCustomerQuery>;

/** Who ordered before. */
export interface OrderCustomer {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
  address: Address | null;
}

/** What an administrator can choose from for a new order. */
export interface ManualOrderChoices {
  /** Without a price: it depends on what is ordered. */
  shippingMethods: { id: number; name: string; price: number | null; pickUp: boolean }[];
  /** PAY_LINK is among them if the shop offers anything to pay by online. */
  paymentMethods: { id: string; name: string }[];
  /** Where the shop is: where most customers are, too. */
  country: string;
}
