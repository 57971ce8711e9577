import * as yup from 'yup';
import { type ItemStatus, MAX_CART_LINES, MAX_ID } from '../../constants';
import type { Item } from '../marketplace';
import type { Schedule } from './schedule';

/** What the shop offers for a line of a cart. */
export interface LineOffer extends Pick<Item, 'priceKind' | 'stockWords'> {
  name: string;
  /** The values of the variant, such as 'M / Sage'; null if there was nothing to choose. */
  choice: string | null;
  /** What is to be paid for one. */
  price: number;
  /** What it cost before its discount price, if it has one. */
  compareAtPrice: number | null;
  /** What shoppers see. */
  status: ItemStatus;
  /** Null: not counted. */
  stock: number | null;
  /** Whether only few are left. */
  low: boolean;
  /** Whether it's an item with options, of which none is chosen. */
  mustChoose: boolean;
  needsShipping: boolean;
  schedule: Schedule | null;
}

/** In the order of the lines. Null: no longer offered. */
export interface OfferList {
  offers: (LineOffer | null)[];
}

const MALFORMED = 'lines must be ids of items, or of items and variants, such as 12,15-301';
const LINE = /^([1-9]\d{0,9})(?:-([1-9]\d{0,9}))?$/;

export interface RequestedLine {
  itemId: number;
  variantId: number | null;
}

const lineIn = (text: string): RequestedLine | null => {
  const [, itemId, variantId] = LINE.exec(text) ?? [];
  const line = { itemId: Number(itemId), variantId: variantId === undefined ? null : Number(variantId) };
  return line.itemId <= MAX_ID && (line.variantId ?? 0) <= MAX_ID ? line : null;
};

export const offersQuery = yup.object({
  lines: yup
    .array(yup.mixed<RequestedLine>().defined())
    .transform((_lines, given: unknown) => {
      if (typeof given !== 'string') return null;
      const lines = given.split(',', MAX_CART_LINES + 1).map(lineIn);
      return lines.includes(null) ? null : lines;
    })
    .typeError(MALFORMED)
    .required(MALFORMED)
    .max(MAX_CART_LINES, `lines can have at most ${MAX_CART_LINES} entries`),
});
