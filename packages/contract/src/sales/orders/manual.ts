import * as yup from 'yup';
import { MAX_CART_LINES, MAX_PRICE } from '../../constants';
import { flag, optionalEmail, recordId, requiredText, textOrNull } from '../../input/fields';
import { addressInput } from '../addresses/address';
import { oneLine } from '../addresses/one-line';
import { lineQuantity, type Quote, requestKey } from '../checkout';
import { amount, amountOrNull } from '../settings/amounts';

/** How a manual order is paid if not by one of the shop’s ways. */
export const AS_AGREED = { id: 'as-agreed', name: 'Other' } as const;

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

const priced = {
  lines: yup
    .array()
    .typeError('Lines must be a list')
    .of(manualLine())
    .required('Add an item')
    .min(1, 'Add an item')
    .max(MAX_CART_LINES, `An order can have at most ${MAX_CART_LINES} lines`),
  /** Null: nothing is delivered. */
  shipping: manualShipping().nullable().default(null),
  address: addressInput().nullable().default(null),
};

/** What an order that an administrator makes would cost. */
export const manualQuoteInput = yup.object(priced);
export type ManualQuoteInput = yup.InferType<typeof manualQuoteInput>;

export const createOrderInput = yup.object({
  ...priced,
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
  /** Already, manually. */
  paid: flag('Paid').default(false),
  reference: textOrNull('Reference', 100).default(null),
  notifyCustomer: flag('Notify customer').default(true),
  /** What the administrator saw. If the order would cost something else, it isn’t made. */
  total: amount('Total').required('Total is required'),
});
export type CreateOrderInput = yup.InferType<typeof createOrderInput>;

export interface ManualQuote extends Pick<Quote, 'subtotal' | 'taxes' | 'taxIncluded' | 'total' | 'needsShipping'> {
  /** In the order in which they were asked for. */
  lines: { title: string; choice: string | null; unitPrice: number; total: number }[];
  shipping: number;
}

/** What an administrator can choose from for a new order. */
export interface ManualOrderChoices {
  /** Without a price: it depends on what is ordered. */
  shippingMethods: { id: number; name: string; price: number | null; pickUp: boolean }[];
  paymentMethods: { id: string; name: string }[];
  /** Where the shop is: where most customers are, too. */
  country: string;
}
