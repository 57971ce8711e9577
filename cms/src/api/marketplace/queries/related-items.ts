import type { Sql } from '../../../database/sql';
import type { ItemRow } from '../serializers/item';
import { selectItems } from './items';

const RELATED_ITEMS = 4;

/** One point for the same category, one for each shared tag; the newest first among equals. */
const POINTS = `(
  SELECT id, sum(points) AS points FROM (
    SELECT id, 1 AS points FROM items WHERE category_id = :category
    UNION ALL
    SELECT other.item_id, 1 FROM items_tags_lnk own
      JOIN items_tags_lnk other ON other.item_tag_id = own.item_tag_id WHERE own.item_id = :id
  ) AS point GROUP BY id
) AS related`;

export const readRelatedItems = async (
  sql: Sql,
  { id, category_id: category }: Pick<ItemRow, 'id' | 'category_id'>,
): Promise<ItemRow[]> =>
  selectItems(sql, sql('items'))
    .joinRaw(`JOIN ${POINTS} ON related.id = items.id`, { id, category })
    .where('items.published', true)
    .whereNot('items.id', id)
    .orderBy([
      { column: 'related.points', order: 'desc' },
      { column: 'items.created_at', order: 'desc' },
      { column: 'items.id', order: 'desc' },
    ])
    .limit(RELATED_ITEMS);
