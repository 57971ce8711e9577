import type { Collection, CollectionRule } from '@stoa/contract';
import { onePage, readPage } from '../../../database/lists/page';
import type { Query, Sql } from '../../../database/sql';
import { itemSort, PRICE, selectItems } from '../queries/items';
import type { ItemRow } from '../serializers/item';

const tagged = (sql: Sql, tags: number[]): Query =>
  sql('items_tags_lnk')
    .whereIn('item_tag_id', tags)
    .groupBy('item_id')
    .havingRaw('count(*) = ?', [tags.length])
    .select('item_id');

const ruled = (sql: Sql, { categoryId, tags, minPrice, maxPrice, onSale, available }: CollectionRule): Query => {
  const query = sql('items').where('items.published', true);
  if (categoryId !== null) query.where('items.category_id', categoryId);
  if (tags.length > 0) query.whereIn('items.id', tagged(sql, [...new Set(tags)]));
  if (minPrice !== null) query.whereRaw(`${PRICE} >= ?`, [minPrice]);
  if (maxPrice !== null) query.whereRaw(`${PRICE} <= ?`, [maxPrice]);
  if (onSale) query.whereNotNull('items.shown_discount_price');
  if (available) query.where('items.shown_status', 'AVAILABLE');
  return query;
};

const picked = (sql: Sql, id: number): Query =>
  sql('items')
    .join('collections_items_lnk as picked', 'picked.item_id', 'items.id')
    .where({ 'picked.collection_id': id, 'items.published': true });

interface Paging {
  page: number;
  limit: number;
}

type Filled = Pick<Collection, 'id' | 'rule'>;

const matching = (sql: Sql, { id, rule }: Filled): Query => (rule ? ruled(sql, rule) : picked(sql, id));

/** The items that visitors see on the collection's page. */
export const readItemsOf = (sql: Sql, collection: Filled, paging: Paging) => {
  const { rule } = collection;
  const items = () => matching(sql, collection);
  const order = rule
    ? { by: itemSort(rule.sortBy), order: rule.order, id: 'items.id' }
    : { by: 'picked.item_ord', order: 'asc' as const, id: 'items.id' };
  return readPage<ItemRow>(selectItems(sql, onePage(items(), { ...paging, ...order })), items(), paging);
};

/** Which of the collections some items are in, by the items' ids: one statement for all of them. */
export const readCollectionsOf = async (
  sql: Sql,
  collections: readonly Filled[],
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, number[]>> => {
  const found = new Map<number, number[]>();
  if (collections.length === 0 || itemIds.length === 0) return found;
  const members = [...new Map(collections.map((one) => [one.id, one])).values()].map((collection) =>
    matching(sql, collection)
      .whereRaw('items.id = ANY(?)', [[...itemIds]])
      .select('items.id as itemId', sql.raw('?::int as "collectionId"', [collection.id])),
  );
  const rows: { itemId: number; collectionId: number }[] = await sql.unionAll(members);
  for (const { itemId, collectionId } of rows) found.set(itemId, [...(found.get(itemId) ?? []), collectionId]);
  return found;
};
