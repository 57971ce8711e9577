import type { PostListQuery, PostSort } from '@stoa/contract';
import { identifiedBy } from '../../../database/identify';
import { pageOf, readPage, sorted } from '../../../database/page';
import { pictureAt } from '../../../database/picture';
import { searchTable } from '../../../database/search';
import type { Query, Sql } from '../../../database/sql';
import type { PostRow, PostSummaryRow } from '../serializers/post';
import { PUBLISHED } from './visibility';

/** What was never published comes last, whichever way the dates run. */
const SORTS: Record<PostSort, string> = {
  publishedAt: '(posts.published_on IS NULL), posts.published_on',
  createdAt: 'posts.created_at',
  title: 'lower(posts.title)',
  category: '(SELECT lower(name) FROM blog_categories WHERE id = posts.category_id)',
  status: 'posts.state',
  viewCount: 'posts.view_count',
};

const TAGS = `COALESCE((
  SELECT json_agg(json_build_object('id', tag.id, 'name', tag.name, 'slug', tag.slug) ORDER BY link.blog_tag_ord, tag.id)
  FROM posts_tags_lnk link JOIN blog_tags tag ON tag.id = link.blog_tag_id
  WHERE link.post_id = posts.id), '[]') AS tags`;

const visible = (sql: Sql, seesUnpublished: boolean): Query => {
  const query = sql('posts');
  return seesUnpublished ? query : query.whereRaw(PUBLISHED);
};

/** What a list shows of a post, in one statement. */
export const selectSummaries = (sql: Sql, query: Query): Query =>
  query
    .join('blog_categories as category', 'category.id', 'posts.category_id')
    .leftJoin('up_users as author', 'author.id', 'posts.author_id')
    .select(
      'posts.id',
      'posts.slug',
      'posts.title',
      'posts.excerpt',
      'posts.opening',
      'posts.featured_image',
      'posts.published_on',
      'posts.created_at',
      'posts.updated_at',
      'posts.state',
      'posts.category_id',
      'category.name as category_name',
      'category.slug as category_slug',
      'posts.featured',
      'posts.view_count',
      'author.id as author_id',
      'author.name as author_name',
      'author.avatar as author_avatar',
      sql.raw(pictureAt('posts.featured_image')),
      sql.raw(TAGS),
      sql.raw('(SELECT count(*) FROM comments WHERE comments.post_id = posts.id) AS comments'),
      sql.raw('(SELECT count(*) FROM likes WHERE likes.post_id = posts.id) AS likes'),
    );

const filtered = (sql: Sql, filters: PostListQuery, seesUnpublished: boolean): Query => {
  const { search, category, tag, status, featured } = filters;
  const query = visible(sql, seesUnpublished);
  searchTable(sql, query, 'posts', ['title', 'excerpt', 'content'], search);
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
  return query;
};

export const readPosts = (sql: Sql, filters: PostListQuery, seesUnpublished: boolean) => {
  const { page, limit, order, sortBy } = filters;
  const matching = filtered(sql, filters, seesUnpublished);
  const rows = pageOf(sql, 'posts', matching, { page, limit, order, by: SORTS[sortBy], id: 'posts.id' });
  return readPage<PostSummaryRow>(selectSummaries(sql, rows), filtered(sql, filters, seesUnpublished), filters);
};

/** The whole list with its contents, however long: for what reads it bit by bit. */
export const selectAllPosts = (sql: Sql, filters: PostListQuery): Query =>
  sorted(selectSummaries(sql, filtered(sql, filters, true)).select('posts.content'), {
    order: filters.order,
    by: SORTS[filters.sortBy],
    id: 'posts.id',
  });

/** The posts with these ids, and those with these slugs. */
export const selectPostsNamed = (sql: Sql, ids: number[], slugs: string[]): Promise<PostRow[]> =>
  selectSummaries(
    sql,
    sql('posts').where((named) => named.whereIn('posts.id', ids).orWhereIn('posts.slug', slugs)),
  ).select('posts.content');

/** Strapi has jsonb arrive as text, and json as what it holds. */
export const readPost = (sql: Sql, idOrSlug: number | string, seesUnpublished: boolean): Promise<PostRow | undefined> =>
  identifiedBy(selectSummaries(sql, visible(sql, seesUnpublished)), 'posts', idOrSlug)
    .select('posts.content', 'posts.content_html', 'posts.reading_minutes', sql.raw('posts.headings::json AS headings'))
    .first();

/** The id of a post that the reader can see. */
export const findPostId = async (sql: Sql, idOrSlug: string, seesUnpublished: boolean): Promise<number | undefined> =>
  (await identifiedBy(visible(sql, seesUnpublished), 'posts', idOrSlug).first('posts.id'))?.id;
