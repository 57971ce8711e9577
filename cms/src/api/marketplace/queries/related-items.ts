import type { Sql } from '../../../database/sql';
import type { ItemRow } from '../serializers/item';
import { selectItems } from './items';

const RELATED_ITEMS = 4;

/** In a large category or tag, only this many of the newest items are considered. */
const CANDIDATES = 100;

/**
 * Those picked by hand have a place. The others get a point for the same category and one for each shared tag, ties go to the
 * newest. Only what can be had. The few are found before anything else is read of them.
 */
const RELATED = `(
  SELECT items.id, min(candidate.place) AS place, count(*) AS points FROM (
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
  ) AS candidate JOIN items ON items.id = candidate.id
  WHERE items.published AND items.shown_status = 'AVAILABLE' AND items.id <> :id
  GROUP BY items.id
  ORDER BY place NULLS LAST, points DESC, items.created_at DESC, items.id DESC
  LIMIT ${RELATED_ITEMS}
) AS related`;

export const readRelatedItems = async (
  sql: Sql,
  { id, categoryId: category }: Pick<ItemRow, 'id' | 'categoryId'>,
): Promise<ItemRow[]> =>
  selectItems(sql, sql('items'))
    .joinRaw(`JOIN ${RELATED} ON related.id = items.id`, { id, category })
    .orderBy([
      { column: 'related.place', order: 'asc', nulls: 'last' },
      { column: 'related.points', order: 'desc' },
      { column: 'items.created_at', order: 'desc' },
      { column: 'items.id', order: 'desc' },
    ]);
