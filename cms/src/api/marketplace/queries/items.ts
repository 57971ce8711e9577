import type { ItemListQuery, ItemSort } from '@stoa/contract';
import { identifiedBy } from '../../../database/identify';
import { pageOf, readPage, sorted } from '../../../database/page';
import { pictureAt } from '../../../database/picture';
import { searchTable } from '../../../database/search';
import type { Query, Sql } from '../../../database/sql';
import type { ItemRow } from '../serializers/item';

/** What the shopper pays. */
const PRICE = 'COALESCE(items.discount_price, items.price)';
const SORTS: Record<ItemSort, string> = { createdAt: 'items.created_at', price: PRICE, title: 'lower(items.title)' };

/** `shownStatus` of the contract, as the index of database/constraints.ts has it. */
const SHOWN_STATUS =
  "(CASE WHEN items.availability = 'AVAILABLE' AND items.stock <= 0 THEN 'SOLD_OUT' ELSE items.availability END)";

/** Strapi has jsonb arrive as text, and json as what it holds. */
const FEATURES = 'items.features::json AS features';

const TAGS = `COALESCE((
  SELECT json_agg(json_build_object('id', tag.id, 'name', tag.name, 'slug', tag.slug) ORDER BY link.item_tag_ord, tag.id)
  FROM items_tags_lnk link JOIN item_tags tag ON tag.id = link.item_tag_id
  WHERE link.item_id = items.id), '[]') AS tags`;

/** `published` undefined: published or not. */
export type ItemFilters = Omit<ItemListQuery, 'published'> & { published: boolean | undefined };

const visible = (sql: Sql, published: boolean | undefined): Query => {
  const query = sql('items');
  return published === undefined ? query : query.where('items.published', published);
};

/** The columns of an item with its category, its tags and its picture, in one statement. */
export const selectItems = (sql: Sql, query: Query): Query =>
  query
    .join('item_categories as category', 'category.id', 'items.category_id')
    .select(
      'items.id',
      'items.slug',
      'items.title',
      'items.description',
      'items.image_url',
      'items.price',
      'items.discount_price',
      'items.availability',
      'items.category_id',
      'category.name as category_name',
      'category.slug as category_slug',
      'items.stock',
      'items.featured',
      'items.published',
      'items.view_count',
      'items.created_at',
      'items.updated_at',
      sql.raw(pictureAt('items.image_url')),
      sql.raw(FEATURES),
      sql.raw(TAGS),
    );

const filtered = (sql: Sql, filters: ItemFilters): Query => {
  const { search, category, tag, status, ownStatus, minPrice, maxPrice, featured } = filters;
  const query = visible(sql, filters.published);
  searchTable(sql, query, 'items', ['title', 'description'], search);
  if (category) query.where('items.category_id', sql('item_categories').select('id').where('slug', category));
  if (tag)
    query.whereIn(
      'items.id',
      sql('items_tags_lnk as link')
        .join('item_tags as tag', 'tag.id', 'link.item_tag_id')
        .where('tag.slug', tag)
        .select('link.item_id'),
    );
  if (status) query.whereRaw(`${ownStatus ? 'items.availability' : SHOWN_STATUS} = ?`, [status]);
  if (featured !== undefined) query.where('items.featured', featured);
  if (minPrice !== undefined) query.whereRaw(`${PRICE} >= ?`, [minPrice]);
  if (maxPrice !== undefined) query.whereRaw(`${PRICE} <= ?`, [maxPrice]);
  return query;
};

export const readItems = (sql: Sql, filters: ItemFilters) => {
  const { page, limit, order, sortBy } = filters;
  const rows = pageOf(sql, 'items', filtered(sql, filters), { page, limit, order, by: SORTS[sortBy], id: 'items.id' });
  return readPage<ItemRow>(selectItems(sql, rows), filtered(sql, filters), filters);
};

/** The whole list, however long: for what reads it bit by bit. */
export const selectAllItems = (sql: Sql, filters: ItemFilters): Query =>
  sorted(selectItems(sql, filtered(sql, filters)), { order: filters.order, by: SORTS[filters.sortBy], id: 'items.id' });

/** The items with these ids, and those with these slugs. */
export const selectItemsNamed = (sql: Sql, ids: number[], slugs: string[]): Promise<ItemRow[]> =>
  selectItems(
    sql,
    sql('items').where((named) => named.whereIn('items.id', ids).orWhereIn('items.slug', slugs)),
  );

export const readItem = (
  sql: Sql,
  idOrSlug: number | string,
  published: boolean | undefined,
): Promise<ItemRow | undefined> => identifiedBy(selectItems(sql, visible(sql, published)), 'items', idOrSlug).first();

/** The id of an item that the reader can see. */
export const findItemId = async (
  sql: Sql,
  idOrSlug: string,
  published: boolean | undefined,
): Promise<number | undefined> =>
  (await identifiedBy(visible(sql, published), 'items', idOrSlug).first('items.id'))?.id;
