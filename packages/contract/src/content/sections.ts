import { ITEM_SECTION_NAMES } from '../constants';
import { optionalUrl, textOrNull } from '../input/fields';
import { categorySaleFields } from '../marketplace/offers/sale';
import type { LibraryImage } from '../media/library-image';
import { type Seo, seoFields } from './seo';

/** What stock is called, such as 'spot left' and 'spots left'. */
export interface StockWords {
  stockOne: string | null;
  stockMany: string | null;
}

export const stockWordsFields = {
  stockOne: textOrNull('Unit (singular)', 30),
  stockMany: textOrNull('Unit (plural)', 30),
};

export const MAX_SECTION = 20_000;

export const sharedSections = {
  delivery: textOrNull(ITEM_SECTION_NAMES.delivery, MAX_SECTION),
  care: textOrNull(ITEM_SECTION_NAMES.care, MAX_SECTION),
};

export const itemSections = { details: textOrNull(ITEM_SECTION_NAMES.details, MAX_SECTION), ...sharedSections };

/** What there is to say about a category of the marketplace, and for the items in it. */
export interface CategoryPage extends Seo, StockWords, Record<keyof typeof sharedSections, string | null> {
  /** Markdown. */
  description: string | null;
  descriptionHtml: string | null;
  /** The description's first sentences, as plain text. */
  opening: string | null;
  imageUrl: string | null;
  libraryImage: LibraryImage | null;
  needsShipping: boolean;
  /** Null: the standard one. */
  taxClass: string | null;
}

export const categoryPageFields = {
  description: textOrNull('Description', MAX_SECTION),
  imageUrl: optionalUrl('Image URL'),
  ...stockWordsFields,
  ...categorySaleFields,
  ...sharedSections,
  ...seoFields,
};
