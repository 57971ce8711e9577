import type { PostListQuery, PostSort } from '@stoa/contract';
import { selected } from '../../../area/fields';
import { identifiedBy } from '../../../database/lists/identify';
import { pageOf, readPage, sorted } from '../../../database/lists/page';
import { rankOf, searchTable } from '../../../database/lists/search';
import type { Query, Sql } from '../../../database/sql';
import { postFields } from '../fields';
import type { PostRow, PostSummaryRow } from '../serializers/post';
import { PUBLISHED } from './visibility';

/** Posts never published come last in either sort order. */
const SORTS: Record<PostSort, string> = {
  publishedAt: '(posts.published_on IS NULL), posts.published_on',
  createdAt: 'posts.created_at',
  title: 'lower(posts.title)',
  category: '(SELECT lower(name) FROM blog_categories WHERE id = posts.category_id)',
  status: 'posts.state',
  viewCount: 'posts.view_count',
};

const visible = (sql: Sql, seesUnpublished: boolean): Query => {
  const query = sql('posts');
  return seesUnpublished ? query : query.whereRaw(PUBLISHED);
};

const withFields = (sql: Sql, query: Query, reading: 'record' | 'list' | 'csv'): Query =>
  query
    .join('blog_categories as category', 'category.id', 'posts.category_id')
    .leftJoin('up_users as author', 'author.id', 'posts.author_id')
    .select(...selected(sql, 'posts', postFields, reading), 'posts.opening');

/** Everything a list shows of a post, in one statement. */
export const selectSummaries = (sql: Sql, query: Query): Query => withFields(sql, query, 'list');

const CATEGORY = { table: 'blog_categories', column: 'category_id' };

const filtered = (sql: Sql, filters: PostListQuery, seesUnpublished: boolean): Query => {
  const { search, category, tag, status, featured, author } = filters;
  const query = visible(sql, seesUnpublished);
  searchTable(sql, query, 'posts', ['title', 'excerpt', 'content'], search, CATEGORY);
  if (category) query.where('posts.category_id', sql('blog_categories').select('id').where('slug', category));
  if (tag)
    query.whereIn(
      'posts.id',
      sql('posts_tags_lnk as link')
        .join('blog_tags as tag', 'tag.id', 'link.blog_tag_id')
        .where('tag.slug', tag)
        .select('link.post_id'),
    );
  if (status && seesUnpublished) query.where('posts.state', status);
  if (featured !== undefined) query.where('posts.featured', featured);
  if (author !== undefined && seesUnpublished) query.where('posts.author_id', author);
  return query;
};

const orderOf = (sql: Sql, filters: PostListQuery) => ({
  rank: rankOf(sql, ['posts.title'], filters, 'publishedAt'),
  order: filters.order,
  by: SORTS[filters.sortBy],
  id: 'posts.id',
});

export const readPosts = (sql: Sql, filters: PostListQuery, seesUnpublished: boolean) => {
  const { page, limit } = filters;
  const matching = filtered(sql, filters, seesUnpublished);
  const rows = pageOf(sql, 'posts', matching, { page, limit, ...orderOf(sql, filters) });
  return readPage<PostSummaryRow>(selectSummaries(sql, rows), filtered(sql, filters, seesUnpublished), filters);
};

/** The newest posts that visitors can see, with content. */
export const readNewestPosts = (sql: Sql, filters: PostListQuery): Promise<PostRow[]> => {
  const rows = pageOf(sql, 'posts', filtered(sql, filters, false), { ...filters, ...orderOf(sql, filters) });
  return withFields(sql, rows, 'record');
};

/** Those of a category that visitors can see. */
export const readNewestIn = (sql: Sql, categoryId: number, limit: number): Promise<PostSummaryRow[]> =>
  selectSummaries(sql, sql('posts'))
    .whereRaw(PUBLISHED)
    .where('posts.category_id', categoryId)
    .orderByRaw('posts.published_on DESC NULLS LAST, posts.id DESC')
    .limit(limit);

/** The whole list with content, however long. Stream the result. */
export const selectAllPosts = (sql: Sql, filters: PostListQuery): Query =>
  sorted(withFields(sql, filtered(sql, filters, true), 'csv'), orderOf(sql, filters));

export const selectPostsNamed = (sql: Sql, ids: number[], slugs: string[]): Promise<PostRow[]> =>
  withFields(
    sql,
    sql('posts').where((named) => named.whereIn('posts.id', ids).orWhereIn('posts.slug', slugs)),
    'csv',
  );

export const readPost = (sql: Sql, idOrSlug: number | string, seesUnpublished: boolean): Promise<PostRow | undefined> =>
  identifiedBy(withFields(sql, visible(sql, seesUnpublished), 'record'), 'posts', idOrSlug).first();

export const findPostId = async (sql: Sql, idOrSlug: string, seesUnpublished: boolean): Promise<number | undefined> =>
  (await identifiedBy(visible(sql, seesUnpublished), 'posts', idOrSlug).first('posts.id'))?.id;
