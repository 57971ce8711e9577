import type { Sql } from '../../../database/sql';
import type { ItemRow } from '../serializers/item';
import { selectItems } from './items';

const RELATED_ITEMS = 4;

/** In a large category or tag, only this many of the newest items are considered. */
const CANDIDATES = 200;

/** Those picked by hand have a place. The others get a point for the same category and one for each shared tag. */
const RELATED = `(
  SELECT id, min(place) AS place, count(*) AS points FROM (
    (SELECT id, NULL::bigint AS place FROM items
      WHERE category_id = :category AND published AND shown_status = 'AVAILABLE'
      ORDER BY created_at DESC, id DESC LIMIT ${CANDIDATES})
    UNION ALL
    SELECT other.item_id, NULL FROM items_tags_lnk own CROSS JOIN LATERAL (
      SELECT item_id FROM items_tags_lnk WHERE item_tag_id = own.item_tag_id ORDER BY item_id DESC LIMIT ${CANDIDATES}
    ) AS other WHERE own.item_id = :id
    UNION ALL
    SELECT pick.id::integer, pick.place
    FROM items own CROSS JOIN jsonb_array_elements_text(own.also_like) WITH ORDINALITY AS pick (id, place) WHERE own.id = :id
  ) AS candidate GROUP BY id
) AS related`;

/** Only what can be had, ties newest first. */
export const readRelatedItems = async (
  sql: Sql,
  { id, categoryId: category }: Pick<ItemRow, 'id' | 'categoryId'>,
): Promise<ItemRow[]> =>
  selectItems(sql, sql('items'))
    .joinRaw(`JOIN ${RELATED} ON related.id = items.id`, { id, category })
    .where({ 'items.published': true, 'items.shown_status': 'AVAILABLE' })
    .whereNot('items.id', id)
    .orderBy([
      { column: 'related.place', order: 'asc', nulls: 'last' },
      { column: 'related.points', order: 'desc' },
      { column: 'items.created_at', order: 'desc' },
      { column: 'items.id', order: 'desc' },
    ])
    .limit(RELATED_ITEMS);
