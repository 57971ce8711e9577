import type { Query, Sql } from '../../../database/sql';
import type { CountedTermRow } from '../serializers/term';

/** The items of each term, as (term, items). */
const ITEMS = {
  item_categories: (visible: string) =>
    `SELECT category_id AS term, count(*) AS items FROM items WHERE ${visible} GROUP BY category_id`,
  item_tags: (visible: string) =>
    `SELECT link.item_tag_id AS term, count(*) AS items FROM items_tags_lnk link JOIN items ON items.id = link.item_id
      WHERE ${visible} GROUP BY link.item_tag_id`,
};
export type TermTable = keyof typeof ITEMS;

/** Terms with the number of items that the reader can see. */
const counted = (sql: Sql, table: TermTable, seesUnpublished: boolean): Query =>
  sql(`${table} as term`)
    .joinRaw(
      `LEFT JOIN (${ITEMS[table](seesUnpublished ? 'true' : 'items.published')}) AS counted ON counted.term = term.id`,
    )
    .select('term.id', 'term.name', 'term.slug', sql.raw('COALESCE(counted.items, 0) AS items'));

export const readTerms = async (sql: Sql, table: TermTable, seesUnpublished: boolean): Promise<CountedTermRow[]> =>
  counted(sql, table, seesUnpublished).orderByRaw('lower(term.name), term.id');

export const readTerm = async (sql: Sql, table: TermTable, id: number): Promise<CountedTermRow | undefined> =>
  counted(sql, table, true).where('term.id', id).first();
