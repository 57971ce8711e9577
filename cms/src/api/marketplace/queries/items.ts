import type { ItemListQuery, ItemSort } from '@stoa/contract';
import { sql as expression } from 'kysely';
import { type Reading, selected } from '../../../area/fields';
import { identifiedBy } from '../../../database/lists/identify';
import { pageOf, readPage, sorted } from '../../../database/lists/page';
import { rankOf, searchTable } from '../../../database/lists/search';
import type { Query, Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { itemFields } from '../fields';
import { whereProperties } from '../properties/queries';
import type { FullItemRow, ItemRow } from '../serializers/item';
import { runsLow } from '../stock/low';
import { variantLinesOf } from '../variants/columns';
import type { ItemLines } from '../variants/csv/variant-cells';

export const PRICE = 'COALESCE(items.shown_discount_price, items.shown_price)';
const SORTS: Record<ItemSort, string> = { createdAt: 'items.created_at', price: PRICE, title: 'lower(items.title)' };

export const TAGGED = `items.id IN (SELECT link.item_id FROM items_tags_lnk link
  JOIN item_tags tag ON tag.id = link.item_tag_id WHERE tag.slug = ?)`;

const CATEGORY = { table: 'item_categories', column: 'category_id' };

export const itemSort = (sort: ItemSort): string => SORTS[sort];

/** undefined: published or not. */
export type ItemFilters = Omit<ItemListQuery, 'published'> & { published: boolean | undefined };

const visible = (sql: Sql, published: boolean | undefined): Query => {
  const query = sql('items');
  return published === undefined ? query : query.where('items.published', published);
};

/** Items with their category, tags, and image, in one statement. */
export const selectItems = (sql: Sql, query: Query, reading: Reading = 'list'): Query =>
  query
    .join('item_categories as category', 'category.id', 'items.category_id')
    .select(...selected(sql, 'items', itemFields, reading));

/** The items of a list, in no order. */
export const selectMatching = (sql: Sql, filters: ItemFilters): Query => {
  const { search, category, tag, status, minPrice, maxPrice, featured, lowStock } = filters;
  const query = visible(sql, filters.published);
  searchTable(sql, query, 'items', ['title', 'description'], search, CATEGORY);
  if (category) query.where('items.category_id', sql('item_categories').select('id').where('slug', category));
  for (const slug of tag ?? []) query.whereRaw(TAGGED, [slug]);
  if (status) query.where('items.shown_status', status);
  whereProperties(query, filters);
  if (featured !== undefined) query.where('items.featured', featured);
  if (lowStock) query.whereRaw(runsLow('items'));
  if (minPrice !== undefined) query.whereRaw(`${PRICE} >= ?`, [minPrice]);
  if (maxPrice !== undefined) query.whereRaw(`${PRICE} <= ?`, [maxPrice]);
  return query;
};

const orderOf = (sql: Sql, filters: ItemFilters) => ({
  rank: rankOf(sql, ['items.title'], filters, 'createdAt'),
  order: filters.order,
  by: SORTS[filters.sortBy],
  id: 'items.id',
});

export const readItems = (sql: Sql, filters: ItemFilters) => {
  const { page, limit } = filters;
  const rows = pageOf(sql, 'items', selectMatching(sql, filters), { page, limit, ...orderOf(sql, filters) });
  return readPage<ItemRow>(selectItems(sql, rows), selectMatching(sql, filters), filters);
};

/** What is set, not what is shown, and the variants. */
const selectForCsv = (sql: Sql, query: Query): Query =>
  selectItems(sql, query, 'csv').select(
    ...selected(sql, 'items', { options: itemFields.options }, 'record'),
    sql.raw(`${variantLinesOf('items')} AS variants`),
  );

interface CsvRow extends ItemLines, Pick<ItemRow, 'id' | 'slug' | 'title' | 'updatedAt'> {}

/** The whole list, however long. Stream the result. */
export const selectAllItems = (sql: Sql, filters: ItemFilters): Query =>
  sorted(selectForCsv(sql, selectMatching(sql, filters)), orderOf(sql, filters));

export const selectItemsNamed = (sql: Sql, ids: number[], slugs: string[]): Promise<CsvRow[]> =>
  selectForCsv(
    sql,
    sql('items').where((named) => named.whereIn('items.id', ids).orWhereIn('items.slug', slugs)),
  );

/** By their slugs. One that no item has any more means the item that had it last. */
export const readItemIds = async (sql: Sql, slugs: string[]): Promise<Map<string, number>> => {
  if (slugs.length === 0) return new Map();
  const { rows } = await expression<{ slug: string; id: number }>`
    SELECT named.slug, COALESCE(own.id, former.id) AS id
    FROM unnest(${slugs}::text[]) AS named (slug)
    LEFT JOIN items own ON own.slug = named.slug
    LEFT JOIN items_former_slugs had ON had.slug = named.slug LEFT JOIN items former ON former.id = had.record_id
    WHERE COALESCE(own.id, former.id) IS NOT NULL`.execute(tables(sql));
  return new Map(rows.map(({ slug, id }) => [slug, id]));
};

/** By their slugs, or ids of digits, as in the addresses of their pages. */
export const readPublishedAt = async (sql: Sql, names: string[]): Promise<Map<string, ItemRow>> => {
  const bySlug = await readItemIds(sql, names);
  const idOf = (name: string): number | undefined => (/^\d{1,9}$/.test(name) ? Number(name) : undefined);
  const ids = [...bySlug.values(), ...names.map(idOf).filter((id) => id !== undefined)];
  const rows: ItemRow[] = await selectItems(sql, visible(sql, true).whereIn('items.id', ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    names.flatMap((name): [string, ItemRow][] => {
      const row = byId.get(idOf(name) ?? 0) ?? byId.get(bySlug.get(name) ?? 0);
      return row ? [[name, row]] : [];
    }),
  );
};

export const readItem = (
  sql: Sql,
  idOrSlug: number | string,
  published: boolean | undefined,
): Promise<FullItemRow | undefined> =>
  identifiedBy(selectItems(sql, visible(sql, published), 'record'), 'items', idOrSlug).first();

export const findItemId = async (
  sql: Sql,
  idOrSlug: string,
  published: boolean | undefined,
): Promise<number | undefined> =>
  (await identifiedBy(visible(sql, published), 'items', idOrSlug).first('items.id'))?.id;
