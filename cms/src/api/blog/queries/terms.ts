import type { Query, Sql } from '../../../database/sql';
import type { CategoryRow, TagRow } from '../serializers/term';
import { PUBLISHED } from './visibility';

const POSTS = {
  blog_categories: 'SELECT count(*) FROM posts WHERE posts.category_id = term.id',
  blog_tags:
    'SELECT count(*) FROM posts_tags_lnk link JOIN posts ON posts.id = link.post_id WHERE link.blog_tag_id = term.id',
};
export type TermTable = keyof typeof POSTS;
interface Rows {
  blog_categories: CategoryRow;
  blog_tags: TagRow;
}

const OWN_COLUMNS = { blog_categories: ['term.description'], blog_tags: [] };

/** Terms with the number of posts that the reader can see. */
const counted = (sql: Sql, table: TermTable, seesUnpublished: boolean): Query =>
  sql(`${table} as term`)
    .select('term.id', 'term.name', 'term.slug', ...OWN_COLUMNS[table])
    .select(sql.raw(`(${POSTS[table]}${seesUnpublished ? '' : ` AND ${PUBLISHED}`}) AS posts`));

export const readTerms = async <Table extends TermTable>(
  sql: Sql,
  table: Table,
  seesUnpublished: boolean,
): Promise<Rows[Table][]> => {
  const rows: unknown[] = await counted(sql, table, seesUnpublished).orderByRaw('lower(term.name), term.id');
  return rows as Rows[Table][];
};

export const readTerm = async <Table extends TermTable>(
  sql: Sql,
  table: Table,
  id: number,
): Promise<Rows[Table] | undefined> => counted(sql, table, true).where('term.id', id).first();
