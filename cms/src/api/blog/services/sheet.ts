import {
  type CreatePostInput,
  check,
  createPostInput,
  type PostListQuery,
  type UpdatePostInput,
  updatePostInput,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { joinList } from '../../../csv/list-cell';
import type { Change, Input, Known, Sheet, Update } from '../../../csv/sheet';
import { insertedIds, newRecordColumns, readTermIds, replaceLinks, toColumns } from '../../../database/bulk-write';
import type { Sql } from '../../../database/sql';
import { postRule } from '../../../documents/blog';
import { toAttributes } from '../domain/attributes';
import { hasTooManyTags, TOO_MANY_TAGS } from '../domain/markdown/render';
import { selectAllPosts, selectPostsNamed } from '../queries/posts';
import type { PostRow } from '../serializers/post';

const TAGS = { table: 'posts_tags_lnk', owner: 'post', other: 'blog_tag' };

const COLUMNS: Sheet['columns'] = [
  { name: 'id', kind: 'whole' },
  { name: 'slug', field: 'slug', kind: 'text' },
  { name: 'title', field: 'title', kind: 'text' },
  { name: 'excerpt', field: 'excerpt', kind: 'optionalText' },
  { name: 'content', field: 'content', kind: 'text' },
  { name: 'status', field: 'status', kind: 'word' },
  { name: 'category', field: 'categoryId', kind: 'category' },
  { name: 'tags', field: 'tags', kind: 'tags' },
  { name: 'featuredImage', field: 'featuredImage', kind: 'optionalText' },
  { name: 'featured', field: 'featured', kind: 'flag' },
  { name: 'author', kind: 'text' },
  { name: 'publishedAt', kind: 'text' },
  { name: 'viewCount', kind: 'whole' },
  { name: 'createdAt', kind: 'text' },
  { name: 'updatedAt', kind: 'text' },
];

const toCells = (row: PostRow) => ({
  id: String(row.id),
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt ?? '',
  content: row.content,
  status: row.state,
  category: row.category_slug,
  tags: joinList(row.tags.map(({ slug }) => slug)),
  featuredImage: row.featured_image ?? '',
  featured: String(row.featured),
  author: row.author_name ?? '',
  publishedAt: row.published_on?.toISOString() ?? '',
  viewCount: String(row.view_count),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

const toKnown = (row: PostRow): Known => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  updatedAt: row.updated_at,
  cells: toCells(row),
});

/** By the contract's names → columns of the table, rendered and dated by the rules, and the tags apart. */
const written = async (input: Input, action: 'create' | 'update', publishedOn: Date | null) => {
  const attributes = toAttributes(input as UpdatePostInput);
  const { tags, ...draft } = await postRule(attributes, {
    action,
    documentId: undefined,
    current: async () => ({ publishedOn }),
  });
  return { tags: tags as number[] | undefined, columns: toColumns(draft, ['category', 'author']) };
};

const createPostSheet = ({ strapi }: { strapi: Core.Strapi }): Sheet => ({
  noun: 'post',
  table: 'posts',
  columns: COLUMNS,
  all: (query) => selectAllPosts(strapi.db.connection, query as PostListQuery),
  toCells: (row) => toCells(row as PostRow),
  find: async (sql, ids, slugs) => (await selectPostsNamed(sql, ids, slugs)).map(toKnown),
  terms: async (sql) => ({
    categories: await readTermIds(sql, 'blog_categories'),
    tags: await readTermIds(sql, 'blog_tags'),
  }),
  check(input, creates) {
    const result = check(creates ? createPostInput : updatePostInput, input);
    const isTooMuch = typeof input.content === 'string' && hasTooManyTags(input.content);
    return isTooMuch && 'value' in result ? { errors: [{ path: ['content'], message: TOO_MANY_TAGS }] } : result;
  },

  async insert(sql: Sql, changes: Change[], authorId: number | null) {
    const now = new Date();
    const records = await Promise.all(changes.map(({ input }) => written(input, 'create', null)));
    const rows = records.map(({ columns }) => ({
      ...columns,
      ...newRecordColumns(now),
      view_count: 0,
      author_id: authorId,
    }));
    const ids = await insertedIds(sql, 'posts', rows);
    const byRow = new Map(
      changes.map(({ row, input }) => [row, ids.get((input as CreatePostInput).slug) ?? 0] as const),
    );
    await replaceLinks(
      sql,
      TAGS,
      new Map(changes.map(({ row }, index) => [byRow.get(row) ?? 0, records[index]?.tags ?? []] as const)),
    );
    return byRow;
  },

  async update(sql: Sql, { id, input }: Update) {
    const { published_on: publishedOn } = await sql('posts').where({ id }).first('published_on');
    const { tags, columns } = await written(input, 'update', publishedOn);
    await sql('posts')
      .where({ id })
      .update({ ...columns, updated_at: new Date() });
    if (tags) await replaceLinks(sql, TAGS, new Map([[id, tags]]));
  },
});

export type PostSheetService = Sheet;
export default createPostSheet;
