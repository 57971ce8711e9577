import {
  displayStatus,
  type FullItem,
  type Item,
  type ItemProperty,
  type ItemSection,
  type Property,
  propertyText,
  type Sale,
  type Seo,
  type StockWords,
  type Variant,
} from '@stoa/contract';
import { toSeo } from '../../../area/seo';
import { type LibraryImageRow, toLibraryImage } from '../../../database/images/library-image';

export interface ItemRow extends Omit<Item, 'libraryImage' | 'features' | 'createdAt' | 'updatedAt'> {
  libraryImage: LibraryImageRow | null;
  features: string[] | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface FullItemRow
  extends ItemRow,
    Seo,
    StockWords,
    Pick<FullItem, ItemSection | 'sections' | keyof Sale | 'sale' | 'giftCard'> {
  imageAlt: string | null;
  gallery: { url: string; alt: string | null; libraryImage: LibraryImageRow | null }[];
  options: FullItem['options'];
  alsoLike: FullItem['alsoLike'];
  properties: (Omit<ItemProperty, 'text'> & Pick<Property, 'choices'>)[];
  variants: Omit<Variant, 'price' | 'discountPrice' | 'status'>[];
}

/** Visitors see the variants that are on sale. */
export const toFullItem = (row: FullItemRow, seesAll: boolean): FullItem => ({
  ...toItem(row, seesAll),
  imageAlt: row.imageAlt,
  gallery: row.gallery.map(({ url, alt, libraryImage }) => ({ url, alt, libraryImage: toLibraryImage(libraryImage) })),
  options: row.options,
  alsoLike: seesAll ? row.alsoLike : [],
  properties: row.properties.map(({ choices, ...property }) => ({
    ...property,
    text: propertyText({ choices }, property.value),
  })),
  stockOne: row.stockOne,
  stockMany: row.stockMany,
  needsShipping: row.needsShipping,
  taxClass: row.taxClass,
  giftCard: row.giftCard,
  sale: row.sale,
  details: row.details,
  delivery: row.delivery,
  care: row.care,
  sections: row.sections,
  ...toSeo(row),
  variants: row.variants
    .filter(({ enabled }) => seesAll || enabled)
    .map((variant) => toVariant(variant, row.own, seesAll)),
});

const toVariant = (variant: FullItemRow['variants'][number], item: Item['own'], seesAll: boolean): Variant => {
  const { price, discountPrice } = variant.own ?? item;
  const { stock } = variant;
  const status = displayStatus({ status: item.status, stock: stock ?? 0, counted: stock !== null });
  return { ...variant, reserved: seesAll ? variant.reserved : 0, price, discountPrice, status };
};

export const toItem = (row: ItemRow, seesAll: boolean): Item => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  imageUrl: row.imageUrl,
  libraryImage: toLibraryImage(row.libraryImage),
  price: row.price,
  discountPrice: row.discountPrice,
  priceVaries: row.priceVaries,
  priceKind: row.priceKind,
  unitPrice: row.unitPrice,
  status: row.status,
  hasOptions: row.hasOptions,
  own: row.own,
  category: row.category,
  categoryId: row.categoryId,
  tags: row.tags,
  stock: row.stock,
  low: row.low,
  reserved: seesAll ? row.reserved : 0,
  counted: row.counted,
  stockWords: row.stockWords,
  featured: row.featured,
  published: row.published,
  features: row.features ?? [],
  viewCount: row.viewCount,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
