import { check, createItemInput, type ItemListQuery, type UpdateItemInput, updateItemInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { joinList } from '../../../csv/list-cell';
import type { Known, Sheet } from '../../../csv/sheet';
import { readTermIds, toColumns } from '../../../database/bulk-write';
import { itemRule } from '../../../documents/marketplace';
import { toAttributes } from '../domain/attributes';
import { selectAllItems, selectItemsNamed } from '../queries/items';
import type { ItemRow } from '../serializers/item';

const COLUMNS: Sheet['columns'] = [
  { name: 'id', kind: 'whole' },
  { name: 'slug', field: 'slug', kind: 'text' },
  { name: 'title', field: 'title', kind: 'text' },
  { name: 'description', field: 'description', kind: 'text' },
  { name: 'price', field: 'price', kind: 'price' },
  { name: 'discountPrice', field: 'discountPrice', kind: 'price' },
  { name: 'status', field: 'status', kind: 'word' },
  { name: 'stock', field: 'stock', kind: 'whole' },
  { name: 'category', field: 'categoryId', kind: 'category' },
  { name: 'tags', field: 'tags', kind: 'tags' },
  { name: 'features', field: 'features', kind: 'list' },
  { name: 'imageUrl', field: 'imageUrl', kind: 'text' },
  { name: 'featured', field: 'featured', kind: 'flag' },
  { name: 'published', field: 'published', kind: 'flag' },
  { name: 'viewCount', kind: 'whole' },
  { name: 'createdAt', kind: 'text' },
  { name: 'updatedAt', kind: 'text' },
];

const priceCell = (price: number | string | null): string => (price === null ? '' : Number(price).toFixed(2));

const toCells = (row: ItemRow) => ({
  id: String(row.id),
  slug: row.slug,
  title: row.title,
  description: row.description,
  price: priceCell(row.price),
  discountPrice: priceCell(row.discount_price),
  status: row.availability,
  stock: String(row.stock),
  category: row.category_slug,
  tags: joinList(row.tags.map(({ slug }) => slug)),
  features: joinList(row.features ?? []),
  imageUrl: row.image_url,
  featured: String(row.featured),
  published: String(row.published),
  viewCount: String(row.view_count),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

const toKnown = (row: ItemRow): Known => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  updatedAt: row.updated_at,
  cells: toCells(row),
});

const createItemSheet = ({ strapi }: { strapi: Core.Strapi }): Sheet => ({
  noun: 'item',
  table: 'items',
  links: { table: 'items_tags_lnk', owner: 'item', other: 'item_tag' },
  columns: COLUMNS,
  all: (query) => {
    const filters = query as ItemListQuery;
    // As the list of the panel, which shows what was set.
    return selectAllItems(strapi.db.connection, { ...filters, published: filters.published, ownStatus: true });
  },
  toCells: (row) => toCells(row as ItemRow),
  find: async (sql, ids, slugs) => (await selectItemsNamed(sql, ids, slugs)).map(toKnown),
  terms: async (sql) => ({
    categories: await readTermIds(sql, 'item_categories'),
    tags: await readTermIds(sql, 'item_tags'),
  }),
  check: (input, creates) => check(creates ? createItemInput : updateItemInput, input),

  async toRecord(_sql, input, { id }) {
    const action = id === undefined ? 'create' : 'update';
    const write = { action, documentId: undefined, current: async () => undefined } as const;
    const { tags, ...draft } = await itemRule(toAttributes(input as UpdateItemInput), write);
    const counted = id === undefined ? { viewCount: 0 } : {};
    return { columns: toColumns({ ...draft, ...counted }, ['category']), linked: tags as number[] | undefined };
  },
});

export type ItemSheetService = Sheet;
export default createItemSheet;
