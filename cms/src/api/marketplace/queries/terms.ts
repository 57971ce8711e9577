import type { Database, Query } from '../../../database/types';
import type { CountedTermRow } from '../serializers/term';

const ITEMS = {
  item_categories: 'SELECT count(*) FROM items WHERE items.category_id = term.id',
  item_tags:
    'SELECT count(*) FROM items_tags_lnk link JOIN items ON items.id = link.item_id WHERE link.item_tag_id = term.id',
};
export type TermTable = keyof typeof ITEMS;

/** Terms with the number of items that the reader can see. */
const counted = (database: Database, table: TermTable, publishedOnly: boolean): Query =>
  database(`${table} as term`)
    .select('term.id', 'term.name', 'term.slug')
    .select(database.raw(`(${ITEMS[table]}${publishedOnly ? ' AND items.published' : ''}) AS items`));

export const readTerms = async (
  database: Database,
  table: TermTable,
  publishedOnly: boolean,
): Promise<CountedTermRow[]> => counted(database, table, publishedOnly).orderByRaw('lower(term.name), term.id');

export const readTerm = async (database: Database, table: TermTable, id: number): Promise<CountedTermRow | undefined> =>
  counted(database, table, false).where('term.id', id).first();
