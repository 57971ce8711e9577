import type { Query, Sql } from '../../../database/sql';
import type { CountedTermRow } from '../serializers/term';

const ITEMS = {
  item_categories: 'SELECT count(*) FROM items WHERE items.category_id = term.id',
  item_tags:
    'SELECT count(*) FROM items_tags_lnk link JOIN items ON items.id = link.item_id WHERE link.item_tag_id = term.id',
};
export type TermTable = keyof typeof ITEMS;

/** Terms with the number of items that the reader can see. */
const counted = (sql: Sql, table: TermTable, publishedOnly: boolean): Query =>
  sql(`${table} as term`)
    .select('term.id', 'term.name', 'term.slug')
    .select(sql.raw(`(${ITEMS[table]}${publishedOnly ? ' AND items.published' : ''}) AS items`));

export const readTerms = async (sql: Sql, table: TermTable, publishedOnly: boolean): Promise<CountedTermRow[]> =>
  counted(sql, table, publishedOnly).orderByRaw('lower(term.name), term.id');

export const readTerm = async (sql: Sql, table: TermTable, id: number): Promise<CountedTermRow | undefined> =>
  counted(sql, table, false).where('term.id', id).first();
