import * as yup from 'yup';
import {
  ITEM_SORTS,
  ITEM_STATUSES,
  type ItemSection,
  type ItemStatus,
  MAX_ALSO_LIKE,
  PRICE_KINDS,
  type PriceKind,
  PUBLIC_PAGE_SIZE,
} from '../constants';
import type { Mention } from '../content/mention';
import { type CategoryPage, itemSections, type StockWords, stockWordsFields } from '../content/sections';
import { type Seo, seoFields } from '../content/seo';
import {
  choice,
  flag,
  idList,
  openedVersion,
  optionalPrice,
  pageSlug,
  patterned,
  recordId,
  requiredPrice,
  requiredText,
  slugText,
  stockCount,
  textList,
  textOrNull,
  urlToPublish,
} from '../input/fields';
import {
  queryFlag,
  queryLimit,
  queryOneOf,
  queryOrder,
  queryPage,
  queryPrice,
  queryProperties,
  querySearch,
  querySlug,
  querySlugs,
  querySort,
} from '../input/list-query';
import type { Pagination } from '../input/paging';
import type { LibraryImage } from '../media/library-image';
import { altText, type GalleryImage, galleryImages } from './gallery';
import { itemSaleFields, type Sale } from './offers/sale';
import { type ItemOption, itemOptions } from './options';
import { propertyValues } from './properties/properties';
import type { ItemProperty, Property } from './properties/property-values';
import { itemVariants, optionalStock, type Variant } from './variants';

export interface Term {
  id: number;
  name: string;
  slug: string;
}

export interface OwnOffer {
  price: number;
  discountPrice: number | null;
  status: ItemStatus;
}

export interface Item {
  id: number;
  slug: string;
  title: string;
  description: string;
  /** Empty only if it isn't published. */
  imageUrl: string;
  /** The image in its available sizes; null if it isn't in the media library. */
  libraryImage: LibraryImage | null;
  /** Like `discountPrice`, of an item with options: what the variant costs that costs least of those that can be had. */
  price: number;
  discountPrice: number | null;
  /** Whether some of what can be had costs more than that. */
  priceVaries: boolean;
  priceKind: PriceKind;
  /** What a unit costs, such as '$12.00 per kg'. */
  unitPrice: string | null;
  /** What shoppers can rely on: sold out if nothing is left, whatever was set. */
  status: ItemStatus;
  hasOptions: boolean;
  /** What the administrator set, whatever the variants cost and what is left. */
  own: OwnOffer;
  category: Term;
  categoryId: number;
  tags: Term[];
  /** The sum over its variants. */
  stock: number;
  /** Whether only few are left, or of an item with options, of one of its variants. */
  low: boolean;
  /** What orders hold of it. Visitors see 0. */
  reserved: number;
  /** Whether stock is counted; if not, `stock` means nothing. */
  counted: boolean;
  /** What its stock is called: its own words, or else those of its category. */
  stockWords: { one: string; many: string } | null;
  featured: boolean;
  published: boolean;
  features: string[];
  viewCount: number;
  createdAt: string;
  updatedAt: string;
}

/** With what lists don't show. */
export interface FullItem extends Item, Seo, StockWords, Record<ItemSection, string | null> {
  /** As HTML; its category's where it has none. */
  sections: Record<ItemSection, string | null>;
  /** Like `taxClass`, null: as its category says. */
  needsShipping: boolean | null;
  taxClass: string | null;
  /** Sold as one: its price is the amount. Nothing is shipped, taxed, or discounted. */
  giftCard: boolean;
  /** What holds: its own, or else its category's. */
  sale: Sale;
  /** Null: its title. */
  imageAlt: string | null;
  /** Besides the image itself. */
  gallery: GalleryImage[];
  options: ItemOption[];
  /** Those their reader can see. */
  variants: Variant[];
  /** In the order of its category. What doesn't fit the category (anymore) isn't among them. */
  properties: ItemProperty[];
  /** Picked by hand, in order; visitors see them only as `related` of the detail. */
  alsoLike: { id: number; title: string }[];
}

/** The detail adds items the shopper may also like: those picked by hand, then from the same category or with shared tags. */
export interface ItemDetail extends FullItem {
  related: Item[];
  /** The newest posts that link to it. */
  mentionedIn: Mention[];
}

export interface ItemList {
  items: Item[];
  pagination: Pagination;
  /** Instead of a search that found nothing, and may have a typo. */
  didYouMean?: string;
}

/** A category or tag with the number of items its reader can see. */
export interface MarketplaceTerm extends Term {
  _count: { marketplaceItems: number };
}

/** A category with what its page shows. */
export interface MarketplaceCategory extends MarketplaceTerm, CategoryPage {
  /** Of its items, in order. */
  properties: Property[];
  updatedAt: string;
}

export const itemListQuery = yup.object({
  page: queryPage(),
  limit: queryLimit(PUBLIC_PAGE_SIZE),
  search: querySearch(),
  category: querySlug('category'),
  tag: querySlugs('tag'),
  status: queryOneOf('status', ITEM_STATUSES),
  minPrice: queryPrice('minPrice'),
  maxPrice: queryPrice('maxPrice'),
  /** Of one property any of the values, of different properties all. */
  props: queryProperties(),
  featured: queryFlag('featured'),
  /** Only what runs low; for administrators. */
  lowStock: queryFlag('lowStock'),
  published: queryFlag('published'),
  sortBy: querySort(ITEM_SORTS, 'createdAt'),
  order: queryOrder(),
});
export type ItemListQuery = yup.InferType<typeof itemListQuery>;

const itemFields = {
  title: requiredText('Title', 3, 200),
  description: requiredText('Description', 10, 20_000),
  price: requiredPrice(),
  discountPrice: optionalPrice(),
  imageUrl: urlToPublish('Image URL'),
  imageAlt: altText(),
  gallery: galleryImages(),
  categoryId: recordId('Category').required('Category is required'),
  status: choice('Status', ITEM_STATUSES),
  stock: stockCount(),
  featured: flag('Featured'),
  published: flag('Published'),
  tags: idList('Tags'),
  features: textList('Features'),
  properties: propertyValues(),
  options: itemOptions(),
  variants: itemVariants(),
  alsoLike: idList('You may also like', MAX_ALSO_LIKE),
  priceKind: choice('Price kind', PRICE_KINDS).transform((value) => value ?? 'FIXED'),
  unitPrice: textOrNull('Unit price', 60),
  ...stockWordsFields,
  ...itemSaleFields,
  giftCard: flag('Gift card'),
  ...itemSections,
  ...seoFields,
  /** The values of an item with options. Its `price`, `discountPrice`, and `stock` follow from the variants. */
  own: yup
    .object({
      price: requiredPrice().optional(),
      discountPrice: optionalPrice(),
      status: choice('Status', ITEM_STATUSES),
    })
    .default(undefined)
    .optional(),
};

export const createItemInput = yup.object({
  ...itemFields,
  slug: pageSlug(patterned(slugText(3))),
  imageUrl: itemFields.imageUrl.default(''),
  status: itemFields.status.default('AVAILABLE'),
  stock: itemFields.stock.default(1),
  featured: itemFields.featured.default(false),
  giftCard: itemFields.giftCard.default(false),
  published: itemFields.published.default(true),
  discountPrice: itemFields.discountPrice.default(null),
  tags: itemFields.tags.default([]),
  features: itemFields.features.default([]),
});
export type CreateItemInput = yup.InferType<typeof createItemInput>;

/** A whole existing item, as its form holds it. Its slug doesn't have to match the pattern. */
export const editItemInput = yup.object({ ...itemFields, slug: pageSlug(slugText(3)) });

/** A partial change: omitted fields stay as they are. The slug doesn't have to match the pattern. */
export const updateItemInput = yup.object({
  ...itemFields,
  title: itemFields.title.optional(),
  description: itemFields.description.optional(),
  price: itemFields.price.optional(),
  categoryId: itemFields.categoryId.optional(),
  slug: pageSlug(slugText(3)).optional(),
  /** What `stock` replaces: if it's another by now, the change is refused. Orders change it without a new `updatedAt`. */
  stockBefore: optionalStock(),
  updatedAt: openedVersion(),
});
export type UpdateItemInput = yup.InferType<typeof updateItemInput>;
