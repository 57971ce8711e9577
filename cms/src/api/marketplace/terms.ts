import {
  type CategoryPage,
  type MarketplaceCategory,
  type MarketplaceTerm,
  marketplaceCategoryInput,
  type Property,
  STANDARD_TAX_CLASS,
  tagInput,
  updateMarketplaceCategoryInput,
  updateTagInput,
} from '@stoa/contract';
import { seoFields, toSeo } from '../../area/seo';
import { type LibraryImageRow, libraryImageAt, toLibraryImage } from '../../database/images/library-image';
import { openingOf } from '../../markdown/plain-text';
import type { TermKind, TermRow } from '../../terms/term-kind';
import { categoryProperties } from './properties/columns';
import { writeProperties } from './properties/write';
import { saleFields, sharedSections, stockWords } from './texts';

const IMAGE = 'The address of an image: copy it from the Media Library (/uploads/…) or use https://….';

interface CategoryRow extends TermRow, Omit<CategoryPage, 'opening' | 'libraryImage'> {
  properties: Property[];
  libraryImage: LibraryImageRow | null;
  updatedAt: Date;
}

const show = ({ id, name, slug, records }: TermRow): MarketplaceTerm => ({
  id,
  name,
  slug,
  _count: { marketplaceItems: Number(records) },
});

const items = { kind: 'item', table: 'items', visible: 'items.published' } as const;

export const itemCategory: TermKind<MarketplaceTerm, CategoryRow, MarketplaceCategory> = {
  kind: 'itemCategory',
  uid: 'api::marketplace.item-category',
  table: 'item_categories',
  noun: 'category',
  create: marketplaceCategoryInput,
  update: updateMarketplaceCategoryInput,
  records: items,
  fields: {
    description: { column: 'description', detail: true, console: { label: 'Description', help: 'Supports Markdown.' } },
    descriptionHtml: { select: 'item_categories.description_html', detail: true },
    imageUrl: { column: 'image_url', detail: true, console: { label: 'Image', help: IMAGE } },
    libraryImage: { select: libraryImageAt('item_categories.image_url'), detail: true },
    ...stockWords('“available”'),
    ...saleFields({ delivery: '', taxClass: STANDARD_TAX_CLASS }),
    ...sharedSections('none'),
    properties: { ...categoryProperties, detail: true },
    updatedAt: { select: 'item_categories.updated_at', detail: true },
    ...seoFields('the beginning of the description', 'Leave empty to use the image.'),
  },
  part: {
    uid: 'api::marketplace.item-property',
    table: 'item_properties',
    owner: 'category_id',
    field: 'properties',
    write: writeProperties,
  },
  texts: ['description', 'delivery', 'care'],
  images: ['image_url', 'share_image_url', 'description', 'delivery', 'care'],
  show,
  showDetail: (row) => ({
    ...show(row),
    description: row.description,
    descriptionHtml: row.descriptionHtml,
    opening: row.descriptionHtml === null ? null : openingOf(row.descriptionHtml),
    imageUrl: row.imageUrl,
    libraryImage: toLibraryImage(row.libraryImage),
    stockOne: row.stockOne,
    stockMany: row.stockMany,
    needsShipping: row.needsShipping,
    taxClass: row.taxClass,
    delivery: row.delivery,
    care: row.care,
    properties: row.properties,
    updatedAt: row.updatedAt.toISOString(),
    ...toSeo(row),
  }),
  help: 'Used in the address when visitors filter the marketplace.',
};

export const itemTag: TermKind<MarketplaceTerm> = {
  kind: 'itemTag',
  uid: 'api::marketplace.item-tag',
  table: 'item_tags',
  noun: 'tag',
  create: tagInput,
  update: updateTagInput,
  records: { ...items, link: { table: 'items_tags_lnk', record: 'item_id', term: 'item_tag_id' } },
  show,
  help: 'Lowercase letters, numbers, and hyphens.',
};
