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
import { formatShipping, formatTaxClass, saleLabels } from '../../../components/form/sale-values';
import { nameOf, namesOf, yesOrNo } from '../../../components/form/saving/compare-versions';
import { newSeo, type SeoValues, seoFieldTable, toSeoValues } from '../../../components/form/seo/seo-values';
import type { PropertyNames, TermNames } from '../../../components/terms/api';
import { formatGallery, type ItemImages } from '../images/item-images';
import { type Choices, newChoices, toChoices } from '../variants/variants';
import { formatOptions, formatVariants } from '../variants/variants-input';
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
  ItemImages &
  SeoValues &
  Record<keyof StockWords | ItemSection, string>;

/** The form's sections, as their tabs are called. */
export const itemTabs = {
  basic: 'Basic Information',
  details: 'Details & Features',
  media: 'Media',
  visibility: 'SEO & Visibility',
};
export type ItemTab = keyof typeof itemTabs;

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

/** Parts of the variants that an item without options has beside its category, not among its options. */
export const SHIPPING_OR_SCHEDULE = ['0.weight', '0.startsAt', '0.endsAt', '0.venue'];

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
  tags: { label: 'Tags', tab: 'basic', format: (ids, { tags }) => namesOf(ids, tags) },
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

/** `before`: what the form holds, whose rows these are. */
export const toItemValues = (item: FullItem, before?: Choices): ItemValues => ({
  title: item.title,
  slug: item.slug,
  description: item.description,
  categoryId: String(item.categoryId),
  status: item.own.status,
  price: String(item.own.price),
  discountPrice: String(item.own.discountPrice ?? ''),
  priceKind: item.priceKind,
  unitPrice: item.unitPrice ?? '',
  ...toChoices(item, before),
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
