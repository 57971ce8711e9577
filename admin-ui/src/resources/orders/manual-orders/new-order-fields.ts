import {
  type AddressPart,
  type CreateOrderInput,
  effectivePrice,
  type FullItem,
  fromCents,
  hasOpenPrice,
  type ManualQuoteInput,
  toCents,
} from '@stoa/contract';
import { type Choice, newKey } from '@stoa/web-kit';
import { typedNumber } from '../../../components/form/typed-number';

export interface NewLine {
  /** Tells lines apart while they are edited. */
  row: string;
  /** Null: something that isn’t in the catalog. */
  itemId: number | null;
  title: string;
  /** To choose from; empty if there is no choice. */
  variants: Choice[];
  variantId: string;
  quantity: string;
  /** Empty: what the item costs, unless that is agreed on each time. */
  unitPrice: string;
  openPrice: boolean;
  /** By variant; by '' without a choice. Empty for what isn’t in the catalog. */
  offers: Record<string, Offer>;
}

/** What the shop sells. */
interface Offer {
  /** Null if it’s agreed on each time. */
  price: number | null;
  /** Null: not counted. */
  stock: number | null;
  imageUrl: string | null;
}

/** `by`: the id of a method, OWN, or empty if nothing is delivered. */
interface NewShipping {
  by: string;
  name: string;
  price: string;
}

/** An order as its form holds it, with numbers as typed. */
export interface NewOrderValues {
  key: string;
  lines: NewLine[];
  shipping: NewShipping;
  /** Its phone is the customer’s. */
  address: Record<Exclude<AddressPart, 'phone'>, string>;
  email: string;
  phone: string;
  name: string;
  note: string;
  paymentMethod: string;
  paid: boolean;
  reference: string;
  notifyCustomer: boolean;
}

export const OWN = 'own';

export const newOrder = (key: string, country: string, paymentMethod: string): NewOrderValues => ({
  key,
  lines: [],
  shipping: { by: '', name: '', price: '' },
  address: {
    recipient: '',
    line1: '',
    line2: '',
    locality: '',
    administrativeArea: '',
    postalCode: '',
    country,
  },
  email: '',
  phone: '',
  name: '',
  note: '',
  paymentMethod,
  paid: false,
  reference: '',
  notifyCustomer: true,
});

export const ownLine = (): NewLine => ({
  row: newKey(),
  itemId: null,
  title: '',
  variants: [],
  variantId: '',
  quantity: '1',
  unitPrice: '',
  openPrice: false,
  offers: {},
});

/** Of an item with options, the first variant is chosen. */
export function lineOf(item: FullItem): NewLine {
  const { id, title, options, variants, priceKind, imageUrl, counted, stock } = item;
  const openPrice = hasOpenPrice({ priceKind });
  const priceOf = (one: FullItem | FullItem['variants'][number]) => (openPrice ? null : effectivePrice(one));
  const choices =
    options.length === 0
      ? []
      : variants
          .filter(({ enabled }) => enabled)
          .map((variant) => ({ value: String(variant.id), label: variant.values.join(' / ') }));
  return {
    ...ownLine(),
    itemId: id,
    title,
    variants: choices,
    variantId: choices[0]?.value ?? '',
    openPrice,
    offers: {
      '': { price: priceOf(item), stock: counted ? stock : null, imageUrl: imageUrl || null },
      ...Object.fromEntries(
        variants.map((one) => [
          one.id,
          { price: priceOf(one), stock: one.stock, imageUrl: one.imageUrl ?? (imageUrl || null) },
        ]),
      ),
    },
  };
}

/** Of a line as typed so far; undefined while that isn’t known. */
export function lineTotal({ quantity, unitPrice, offers, variantId }: NewLine): number | undefined {
  const price = typedNumber(unitPrice) ?? (unitPrice.trim() === '' ? offers[variantId]?.price : undefined);
  const pieces = typedNumber(quantity);
  return typeof price === 'number' && typeof pieces === 'number' && pieces >= 1
    ? fromCents(toCents(price) * Math.floor(pieces))
    : undefined;
}

const numberOrNull = (text: string) => typedNumber(text) ?? null;
const orNull = (text: string) => text.trim() || null;

const toAddress = ({ address, name, phone }: NewOrderValues) => ({
  ...address,
  recipient: address.recipient.trim() || name,
  phone: orNull(phone),
});

const toShipping = ({ by, name, price }: NewShipping) =>
  by === ''
    ? null
    : { shippingMethodId: by === OWN ? null : Number(by), name: by === OWN ? name : null, price: numberOrNull(price) };

const toLine = ({ itemId, title, variantId, quantity, unitPrice }: NewLine) => ({
  itemId,
  variantId: variantId ? Number(variantId) : null,
  title: itemId === null ? title : null,
  quantity: numberOrNull(quantity),
  unitPrice: numberOrNull(unitPrice),
});

/** What its price depends on. `toPlace`: whether it goes to an address. */
export const toQuoteInput = (values: NewOrderValues, toPlace: boolean) =>
  ({
    lines: values.lines.map(toLine),
    shipping: toShipping(values.shipping),
    address: toPlace ? toAddress(values) : null,
  }) satisfies Record<keyof ManualQuoteInput, unknown>;

export const toInput = (values: NewOrderValues, { toPlace, total }: { toPlace: boolean; total: number }) =>
  ({
    ...toQuoteInput(values, toPlace),
    key: values.key,
    email: orNull(values.email),
    phone: orNull(values.phone),
    name: values.name,
    note: orNull(values.note),
    paymentMethod: values.paymentMethod,
    paid: values.paid,
    reference: values.paid ? orNull(values.reference) : null,
    notifyCustomer: values.notifyCustomer,
    total,
  }) satisfies Record<keyof CreateOrderInput, unknown>;
