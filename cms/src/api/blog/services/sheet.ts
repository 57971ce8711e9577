import { check, createPostInput, type PostListQuery, type UpdatePostInput, updatePostInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { joinList } from '../../../csv/list-cell';
import type { Known, Sheet } from '../../../csv/sheet';
import { readTermIds, toColumns } from '../../../database/bulk-write';
import { postRule } from '../../../documents/blog';
import { toAttributes } from '../domain/attributes';
import { hasTooManyTags, TOO_MANY_TAGS } from '../domain/markdown/render';
import { selectAllPosts, selectPostsNamed } from '../queries/posts';
import type { PostRow } from '../serializers/post';

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

const createPostSheet = ({ strapi }: { strapi: Core.Strapi }): Sheet => ({
  noun: 'post',
  table: 'posts',
  links: { table: 'posts_tags_lnk', owner: 'post', other: 'blog_tag' },
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

  async toRecord(sql, input, { id, authorId }) {
    const action = id === undefined ? 'create' : 'update';
    const current = async () =>
      id === undefined ? undefined : sql('posts').where({ id }).first({ publishedOn: 'published_on' });
    const write = { action, documentId: undefined, current } as const;
    const { tags, ...draft } = await postRule(toAttributes(input as UpdatePostInput), write);
    const counted = id === undefined ? { viewCount: 0, author: authorId } : {};
    return {
      columns: toColumns({ ...draft, ...counted }, ['category', 'author']),
      linked: tags as number[] | undefined,
    };
  },
});

export type PostSheetService = Sheet;
export default createPostSheet;
