import type { LibraryImage, QuotedLine } from '@stoa/contract';

export interface CheckoutLine {
  key: number | string;
  itemId: number;
  variantId: number | null;
  name: string;
  /** The page where it can be chosen again. */
  path: string;
  image: string;
  libraryImage: LibraryImage | null;
  price: number;
  quantity: number;
}

/** The cart, as far as checkout has to know it. */
export interface CheckoutCart {
  lines: CheckoutLine[];
  setQuantity: (key: CheckoutLine['key'], quantity: number) => void;
  remove: (key: CheckoutLine['key']) => void;
}

export const quotedOf = (quoted: readonly QuotedLine[], line: CheckoutLine): QuotedLine | undefined =>
  quoted.find(({ itemId, variantId }) => itemId === line.itemId && variantId === line.variantId);
