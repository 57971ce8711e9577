import {
  effectivePrice,
  type FullItem,
  fromCents,
  hasOpenPrice,
  type OrderDraftData,
  PAY_LINK_DAYS,
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

/** An order as its form holds it, with numbers as typed: all that a draft keeps, and what comes with being an order. */
export interface NewOrderValues extends Omit<OrderDraftData, 'lines'> {
  key: string;
  lines: NewLine[];
  /** The code of one: no draft keeps it. */
  giftCard: string;
  paid: boolean;
  reference: string;
}

export const OWN = 'own';

export const newOrder = (key: string, country: string, paymentMethod: string): NewOrderValues => ({
  key,
  lines: [],
  /** By the id of a method, by OWN, or empty if nothing is shipped. */
  shipping: { by: '', name: '', price: '' },
  discount: { kind: '', amount: '', percent: '', label: '' },
  giftCard: '',
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
  reservationDays: String(PAY_LINK_DAYS),
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

/** A line of a draft, with what the shop knows of its item now. Null: it isn’t sold anymore. */
export function draftLine(line: OrderDraftData['lines'][number], item: FullItem | null): NewLine {
  const { title, variantId, quantity, unitPrice, itemId } = line;
  const base = item ? lineOf(item) : { ...ownLine(), itemId, title };
  const isOffered = base.variants.some(({ value }) => value === variantId);
  return { ...base, quantity, unitPrice, variantId: isOffered || !item ? variantId : base.variantId };
}

/** What a draft keeps of it. */
export const toDraftData = ({
  key: _,
  paid: __,
  reference: ___,
  giftCard: ____,
  lines,
  ...data
}: NewOrderValues): OrderDraftData => ({
  ...data,
  lines: lines.map(({ itemId, variantId, title, quantity, unitPrice }) => ({
    itemId,
    variantId,
    title,
    quantity,
    unitPrice,
  })),
});

/** Of a line as typed so far; undefined while that isn’t known. */
export function lineTotal({ quantity, unitPrice, offers, variantId }: NewLine): number | undefined {
  const price = typedNumber(unitPrice) ?? (unitPrice.trim() === '' ? offers[variantId]?.price : undefined);
  const pieces = typedNumber(quantity);
  return typeof price === 'number' && typeof pieces === 'number' && pieces >= 1
    ? fromCents(toCents(price) * Math.floor(pieces))
    : undefined;
}
