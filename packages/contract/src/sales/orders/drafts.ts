import * as yup from 'yup';
import { MAX_CART_LINES } from '../../constants';
import { choice, flag, openedVersion, optionalText, recordId, requiredText } from '../../input/fields';
import { MANUAL_DISCOUNT_KINDS } from './manual';

/** As typed so far, which may be nothing. */
const typed = (label: string, max: number) => optionalText(label, max).nonNullable().default('');
const number = (label: string) => typed(label, 20);

const draftLine = () =>
  yup.object({
    /** Null: something that isn’t in the catalog. */
    itemId: recordId('Item').nullable().default(null),
    variantId: number('Variant'),
    title: typed('Title', 200),
    quantity: number('Quantity'),
    unitPrice: number('Price'),
  });

/** The form of a new order, complete or not. Only once it becomes an order, its rules are those of one. */
const draftData = yup.object({
  lines: yup
    .array()
    .typeError('Lines must be a list')
    .of(draftLine())
    .max(MAX_CART_LINES, `An order can have at most ${MAX_CART_LINES} lines`)
    .default([]),
  shipping: yup.object({ by: number('Shipping method'), name: typed('Shipping', 80), price: number('Shipping price') }),
  discount: yup.object({
    kind: choice('Discount', ['', ...MANUAL_DISCOUNT_KINDS] as const).default(''),
    amount: number('Discount'),
    percent: number('Discount'),
    label: typed('Reason', 80),
  }),
  address: yup.object({
    recipient: typed('Name', 100),
    line1: typed('Address', 200),
    line2: typed('Address line 2', 200),
    locality: typed('City', 100),
    administrativeArea: typed('State or region', 100),
    postalCode: typed('Postal code', 20),
    country: typed('Country', 2),
  }),
  email: typed('Email', 254),
  phone: typed('Phone', 40),
  name: typed('Name', 100),
  note: typed('Note', 1_000),
  paymentMethod: typed('Payment method', 40),
  reservationDays: number('Days'),
  notifyCustomer: flag('Notify customer').default(true),
});
export type OrderDraftData = yup.InferType<typeof draftData>;

const draftFields = {
  /** What it’s called in the list. */
  name: requiredText('Name', 1, 100),
  data: draftData,
};

export const orderDraftInput = yup.object(draftFields);
export const orderDraftChange = yup.object({ ...draftFields, updatedAt: openedVersion() });
export type OrderDraftInput = yup.InferType<typeof orderDraftInput>;
export type OrderDraftChange = yup.InferType<typeof orderDraftChange>;

/** An order that isn’t one yet: it has no number, and reserves nothing. */
export interface OrderDraftSummary {
  id: number;
  name: string;
  /** Of its items. */
  contents: string;
  /** Who saved it last. */
  madeBy: string;
  updatedAt: string;
}

export interface OrderDraft extends OrderDraftSummary {
  data: OrderDraftData;
}
