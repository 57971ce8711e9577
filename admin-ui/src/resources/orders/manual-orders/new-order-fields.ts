import {
  type AddressPart,
  type CreateOrderInput,
  effectivePrice,
  type FullItem,
  hasOpenPrice,
  type ManualQuoteInput,
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
  /** In the shop, by variant; by '' without a choice. Empty if there are none. */
  prices: Record<string, number>;
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
  address: Record<AddressPart, string>;
  email: string;
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
    phone: '',
  },
  email: '',
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
  prices: {},
});

/** Of an item with options, the first variant is chosen. */
export function lineOf(item: FullItem): NewLine {
  const { id, title, options, variants, priceKind } = item;
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
    openPrice: hasOpenPrice({ priceKind }),
    prices: hasOpenPrice({ priceKind })
      ? {}
      : Object.fromEntries([item, ...variants].map((one) => [one === item ? '' : String(one.id), effectivePrice(one)])),
  };
}

const numberOrNull = (text: string) => typedNumber(text) ?? null;
const orNull = (text: string) => text.trim() || null;

const toAddress = ({ address, name }: NewOrderValues) => ({
  ...address,
  recipient: address.recipient.trim() || name,
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

/** The server knows which prices are agreed on; the form asks for them before it does. */
export const priceErrors = ({ lines }: NewOrderValues): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap(({ openPrice, unitPrice }, place) =>
      openPrice && unitPrice.trim() === '' ? [[`lines.${place}.unitPrice`, 'Enter the price you agreed on']] : [],
    ),
  );

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
    email: values.email,
    name: values.name,
    note: orNull(values.note),
    paymentMethod: values.paymentMethod,
    paid: values.paid,
    reference: values.paid ? orNull(values.reference) : null,
    notifyCustomer: values.notifyCustomer,
    total,
  }) satisfies Record<keyof CreateOrderInput, unknown>;
