import type { Sql } from '../../../database/sql';
import type { PostSummaryRow } from '../serializers/post';
import { selectSummaries } from './posts';
import { PUBLISHED } from './visibility';

const RELATED_POSTS = 3;

/** One point for the same category and one for each shared tag; ties go to the newest. */
const POINTS = `(
  SELECT id, sum(points) AS points FROM (
    SELECT id, 1 AS points FROM posts WHERE category_id = :category
    UNION ALL
    SELECT other.post_id, 1 FROM posts_tags_lnk own
      JOIN posts_tags_lnk other ON other.blog_tag_id = own.blog_tag_id WHERE own.post_id = :id
  ) AS point GROUP BY id
) AS related`;

export const readRelatedPosts = async (
  sql: Sql,
  { id, categoryId: category }: Pick<PostSummaryRow, 'id' | 'categoryId'>,
): Promise<PostSummaryRow[]> =>
  selectSummaries(sql, sql('posts'))
    .joinRaw(`JOIN ${POINTS} ON related.id = posts.id`, { id, category })
    .whereRaw(PUBLISHED)
    .whereNot('posts.id', id)
    .orderByRaw('related.points DESC, posts.published_on DESC NULLS LAST, posts.id DESC')
    .limit(RELATED_POSTS);
