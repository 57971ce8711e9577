import {
  type FullItem,
  ITEM_SECTION_NAMES,
  ITEM_STATUS_NAMES,
  type ItemSection,
  type ItemStatus,
  PRICE_KIND_NAMES,
  type PriceKind,
  type StockWords,
  slugifyItemTitle,
} from '@stoa/contract';
import { formatDollars } from '@stoa/web-kit';
import { type FieldName, type FieldTable, inputsOf } from '../../../components/form/field-table';
import { formatGallery, type GalleryRow } from '../../../components/form/images/gallery-rows';
import { formatShipping, formatTaxClass, saleLabels } from '../../../components/form/sale-values';
import { nameOf, namesOf, same, yesOrNo } from '../../../components/form/saving/compare-versions';
import {
  newSeo,
  type SeoValues,
  seoFieldTable,
  toSeoInput,
  toSeoValues,
} from '../../../components/form/seo/seo-values';
import { typedNumber } from '../../../components/form/typed-number';
import type { PropertyNames, TermNames } from '../../../components/terms/api';
import { type Choices, newChoices, toChoices } from '../variants/variants';
import { formatOptions, formatVariants, toChangedChoices, toChoicesInput } from '../variants/variants-input';
import { formatProperties, type TypedProperties, toTypedProperties } from './typed-properties';

/** An item as its form holds it, with numbers as typed. */
export type ItemValues = {
  title: string;
  slug: string;
  description: string;
  categoryId: string;
  status: ItemStatus;
  price: string;
  discountPrice: string;
  priceKind: PriceKind;
  unitPrice: string;
  features: string[];
  tags: number[];
  alsoLike: FullItem['alsoLike'];
  imageUrl: string;
  imageAlt: string;
  gallery: GalleryRow[];
  featured: boolean;
  published: boolean;
  /** 'true', 'false', or empty: as its category. */
  needsShipping: string;
  taxClass: string;
  giftCard: boolean;
  properties: TypedProperties;
  /** The version the form was opened with; a new item has none. */
  updatedAt: string;
} & Choices &
  SeoValues &
  Record<keyof StockWords | ItemSection, string>;

type Images = Pick<ItemValues, 'imageUrl' | 'imageAlt' | 'gallery'>;

export type ItemTab = 'basic' | 'details' | 'media' | 'visibility';

/** The images in order: the main one first, if there is one. */
export const imagesIn = ({ imageUrl, imageAlt, gallery }: Images): GalleryRow[] =>
  [{ url: imageUrl.trim(), alt: imageAlt }, ...gallery].filter(({ url }) => url !== '');

/** An image of the gallery in place of the main one, which stays as the next. */
export function withMainImage(images: Images, place: number): Images {
  const chosen = images.gallery[place];
  if (!chosen) return images;
  const others = imagesIn({ ...images, gallery: images.gallery.toSpliced(place, 1) });
  return { imageUrl: chosen.url, imageAlt: chosen.alt, gallery: others };
}

/** A new item to be made like another: hidden until it's ready, and without what only one thing can have. */
export function copyOf(item: FullItem): ItemValues {
  const { variants, ...values } = toItemValues(item);
  const title = `${item.title.slice(0, 190)} copy`;
  return {
    ...values,
    ...newSeo,
    title,
    slug: slugifyItemTitle(title),
    published: false,
    variants: variants.map((variant) => ({ ...variant, id: null, sku: '', barcode: '' })),
    updatedAt: '',
  };
}

const statusName = (status: ItemStatus) => ITEM_STATUS_NAMES[status];

const kindName = (kind: PriceKind) => PRICE_KIND_NAMES[kind];

export const itemFields: FieldTable<ItemValues, ItemTab, TermNames & PropertyNames> = {
  title: { label: 'Title', tab: 'basic' },
  slug: { label: 'Slug', tab: 'basic' },
  description: { label: 'Description', tab: 'basic' },
  categoryId: {
    label: 'Category',
    tab: 'basic',
    format: (id, names, values) =>
      [nameOf(id, names.categories), formatProperties(values.properties, names, values)].filter(Boolean).join('\n'),
    activity: { name: 'category' },
  },
  status: { label: 'Status', tab: 'basic', format: statusName, activity: { format: statusName } },
  price: { label: 'Price ($)', tab: 'details', activity: { label: 'Price', format: formatDollars } },
  discountPrice: {
    label: 'Discount price ($)',
    tab: 'details',
    activity: { label: 'Discount price', format: formatDollars },
  },
  priceKind: { label: 'Price kind', tab: 'details', format: kindName, activity: { format: kindName } },
  unitPrice: { label: 'Unit price', tab: 'details' },
  stock: { label: 'Stock', tab: 'details' },
  counted: { label: 'Count stock', tab: 'details', format: yesOrNo },
  stockOne: { label: 'Unit (singular)', tab: 'details' },
  stockMany: { label: 'Unit (plural)', tab: 'details' },
  needsShipping: { label: saleLabels.needsShipping, tab: 'details', format: formatShipping },
  taxClass: { label: saleLabels.taxClass, tab: 'details', format: formatTaxClass },
  giftCard: { label: 'Gift card', tab: 'details', format: yesOrNo },
  options: { label: 'Options', tab: 'details', format: formatOptions, with: 'variants' },
  variants: { label: 'Variants', tab: 'details', format: formatVariants },
  features: { label: 'Features', tab: 'details', format: (features) => features.join('\n') },
  properties: { label: 'Properties', tab: 'details', format: formatProperties, with: 'categoryId' },
  details: { label: ITEM_SECTION_NAMES.details, tab: 'details' },
  delivery: { label: ITEM_SECTION_NAMES.delivery, tab: 'details' },
  care: { label: ITEM_SECTION_NAMES.care, tab: 'details' },
  tags: { label: 'Tags', tab: 'details', format: (ids, { tags }) => namesOf(ids, tags) },
  alsoLike: {
    label: 'You may also like',
    tab: 'details',
    format: (items) => items.map(({ title }) => title).join('\n'),
  },
  imageUrl: { label: 'Image URL', tab: 'media', activity: { label: 'Image' } },
  imageAlt: { label: 'Alt text', tab: 'media' },
  gallery: { label: 'Gallery', tab: 'media', format: formatGallery },
  featured: { label: 'Featured', tab: 'visibility', format: yesOrNo },
  published: { label: 'Published', tab: 'visibility', format: yesOrNo },
  ...seoFieldTable('visibility'),
};

export type ItemField = FieldName<ItemValues>;
export const itemInput = inputsOf(itemFields);

export const newItem: ItemValues = {
  title: '',
  slug: '',
  description: '',
  categoryId: '',
  status: 'AVAILABLE',
  price: '0',
  discountPrice: '',
  priceKind: 'FIXED',
  unitPrice: '',
  ...newChoices,
  stockOne: '',
  stockMany: '',
  needsShipping: '',
  taxClass: '',
  giftCard: false,
  details: '',
  delivery: '',
  care: '',
  features: [],
  properties: {},
  tags: [],
  alsoLike: [],
  imageUrl: '',
  imageAlt: '',
  gallery: [],
  featured: false,
  published: true,
  ...newSeo,
  updatedAt: '',
};

export const toItemValues = (item: FullItem): ItemValues => ({
  title: item.title,
  slug: item.slug,
  description: item.description,
  categoryId: String(item.categoryId),
  status: item.own.status,
  price: String(item.own.price),
  discountPrice: String(item.own.discountPrice ?? ''),
  priceKind: item.priceKind,
  unitPrice: item.unitPrice ?? '',
  ...toChoices(item),
  stockOne: item.stockOne ?? '',
  stockMany: item.stockMany ?? '',
  needsShipping: String(item.needsShipping ?? ''),
  taxClass: item.taxClass ?? '',
  giftCard: item.giftCard,
  details: item.details ?? '',
  delivery: item.delivery ?? '',
  care: item.care ?? '',
  features: item.features,
  properties: toTypedProperties(item),
  tags: item.tags.map(({ id }) => id),
  alsoLike: item.alsoLike,
  imageUrl: item.imageUrl,
  imageAlt: item.imageAlt ?? '',
  gallery: item.gallery.map(({ url, alt }) => ({ url, alt: alt ?? '' })),
  featured: item.featured,
  published: item.published,
  ...toSeoValues(item),
  updatedAt: item.updatedAt,
});

const hasMore = ({ sku, barcode, weight, startsAt, endsAt, venue }: Choices['variants'][number]): boolean =>
  [sku, barcode, weight, startsAt, endsAt, venue].some(Boolean);

/** What is sent to the API. An empty number is left out, so validation reports it as missing. */
export const toInput = ({ updatedAt: _, options, variants, stock, counted, ...values }: ItemValues) => {
  const isPlain = options.length === 0 && counted;
  return {
    ...values,
    ...toSeoInput(values),
    categoryId: typedNumber(values.categoryId),
    properties: values.properties[values.categoryId],
    price: typedNumber(values.price),
    alsoLike: values.alsoLike.map(({ id }) => id),
    discountPrice: typedNumber(values.discountPrice) ?? null,
    // Without a value, the API would put one of a new item in stock.
    ...(isPlain && { stock: typedNumber(stock) ?? '' }),
    ...(isPlain && !variants.some(hasMore) ? {} : toChoicesInput({ options, variants, stock, counted })),
  };
};

/**
 * What shoppers see of an item with options, such as the price and whether it's sold out, follows from its variants. What is
 * set is the item's own.
 */
export function toUpdateInput(values: ItemValues, opened: ItemValues) {
  const { stock: _, options: __, variants: ___, properties, price, discountPrice, status, ...input } = toInput(values);
  const own = { price, discountPrice, status };
  const areSame = same(properties, opened.properties[values.categoryId]);
  return {
    ...input,
    own,
    ...(areSame ? {} : { properties }),
    ...toChangedChoices(values, opened),
    updatedAt: values.updatedAt,
  };
}
