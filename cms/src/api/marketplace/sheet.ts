import {
  check,
  createItemInput,
  type ItemListQuery,
  itemListQuery,
  type UpdateItemInput,
  updateItemInput,
} from '@stoa/contract';
import { csvCells, csvColumns, sheetRecord } from '../../area/fields';
import { type Cells, NOT_COUNTED } from '../../csv/cells/columns';
import { splitList } from '../../csv/cells/list-cell';
import { type Sheet, withStored } from '../../csv/sheet';
import { readTermIds, toColumns } from '../../database/bulk-write';
import { createRecord } from '../../database/records';
import type { Write } from '../../documents/rule';
import type { Context } from '../../services';
import { toAttributes } from './domain/attributes';
import { ITEM_COLUMNS, itemFields } from './fields';
import { shopify } from './importers/shopify';
import { woocommerce } from './importers/woocommerce';
import { readPropertiesBySlug } from './properties/queries';
import { replaceItemImage } from './queries/item-images';
import { readItemIds, selectAllItems, selectItemsNamed } from './queries/items';
import { checkedTogether, importedItemRule } from './rules';
import { changeOffer } from './variants/csv/change-offer';
import { readSkus, variantParts } from './variants/csv/parts';
import { lockVariants, type OwnVariants, writeVariants } from './variants/write';

const TERM_UIDS = { categories: 'api::marketplace.item-category', tags: 'api::marketplace.item-tag' } as const;

const SAMPLES: Cells[] = [
  {
    slug: 'oak-tray',
    title: 'Oak tray',
    description: 'A tray of solid oak, oiled by hand.',
    price: '48.00',
    discountPrice: '42.00',
    status: 'AVAILABLE',
    needsShipping: 'true',
    taxClass: 'standard',
    features: 'Signed by the maker|Ships in two days',
    imageUrl: 'https://example.com/oak-tray.jpg',
    imageAlt: 'A tray on a table',
    gallery: 'https://example.com/side.jpg From the side|https://example.com/back.jpg',
    featured: 'false',
    published: 'false',
    sku: 'TRAY-1',
    stock: '5',
  },
  {
    slug: 'stoneware-mug',
    title: 'Stoneware mug',
    description: 'A mug for every morning, thrown by hand.',
    price: '24.00',
    status: 'AVAILABLE',
    imageUrl: 'https://example.com/mug.jpg',
    featured: 'false',
    published: 'false',
    option1Name: 'Size',
    option2Name: 'Glaze',
    option2Values: 'Sage #8a9a5b|Slate #5b6670',
    option1: 'Small',
    option2: 'Sage',
    sku: 'MUG-S-SAGE',
    stock: '3',
    enabled: 'true',
  },
  {
    slug: 'stoneware-mug',
    option1: 'Large',
    option2: 'Slate',
    sku: 'MUG-L-SLATE',
    variantPrice: '28.00',
    stock: NOT_COUNTED,
    enabled: 'true',
  },
];

const columns = csvColumns(itemFields, ITEM_COLUMNS);

export default ({ strapi }: Context): Sheet => ({
  kind: 'item',
  noun: 'item',
  table: 'items',
  links: { table: 'items_tags_lnk', owner: 'item', other: 'item_tag' },
  columns,
  samples: SAMPLES,
  query: itemListQuery,
  all: (query) => {
    const filters = query as ItemListQuery;
    return selectAllItems(strapi.db.connection, { ...filters, published: filters.published });
  },
  toCells: (row) => csvCells(columns, row),
  find: async (sql, ids, slugs) =>
    (await selectItemsNamed(sql, ids, slugs)).map((row) => sheetRecord(columns, row, variantParts.toLines(row))),
  parts: variantParts,
  lockParts: lockVariants,
  changeOffer,
  importers: [shopify, woocommerce],
  createTerm: (kind, { name, slug }) => createRecord(strapi, TERM_UIDS[kind], { name, slug }),
  lookups: async (sql, lines = []) => ({
    categories: await readTermIds(sql, 'item_categories'),
    tags: await readTermIds(sql, 'item_tags'),
    properties: await readPropertiesBySlug(sql),
    items: await readItemIds(
      sql,
      lines.flatMap(({ related }) => splitList(related ?? '')),
    ),
    codes: await readSkus(
      sql,
      lines.flatMap(({ sku }) => sku?.trim() || []),
    ),
  }),
  check: (input, record) =>
    record ? check(updateItemInput, withStored(checkedTogether, input, record)) : check(createItemInput, input),

  images: {
    columns: [
      { name: 'imageUrl', alt: 'imageAlt' },
      { name: 'gallery' },
      { name: 'variantImage' },
      { name: 'shareImageUrl' },
    ],
    replace: replaceItemImage,
  },

  async toRecord(sql, input, { id }) {
    const action = id === undefined ? 'create' : 'update';
    const write: Write = { action, documentId: undefined, current: async () => undefined, read: (query) => query(sql) };
    const { tags, ...draft } = await importedItemRule(toAttributes(input as UpdateItemInput), write);
    const counted = id === undefined ? { viewCount: 0 } : {};
    return { columns: toColumns({ ...draft, ...counted }, ['category']), linked: tags as number[] | undefined };
  },

  writeParts: (sql, written) =>
    writeVariants(
      sql,
      written.flatMap(({ id, input: { options, variants } }) =>
        options && variants ? [{ itemId: id, options, variants } as OwnVariants] : [],
      ),
    ),
});
