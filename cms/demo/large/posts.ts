import type { Core } from '@strapi/strapi';
import { insertedIds } from '../../src/database/bulk-write';
import type { Sql } from '../../src/database/sql';
import { progressOf } from '../progress';
import { pick, randomFrom } from '../random';
import { fillUp } from './fill';
import { postTitle, slugOf } from './names';
import type { Pools } from './pools';
import { recordColumns, some, someMoment, someViews } from './record';

const BATCH = 200;
const STATES = [
  'PUBLISHED',
  'PUBLISHED',
  'PUBLISHED',
  'PUBLISHED',
  'PUBLISHED',
  'PUBLISHED',
  'DRAFT',
  'ARCHIVED',
] as const;

export function fillPosts(strapi: Core.Strapi, target: number, pools: Pools, now: Date): Promise<number> {
  const rowOf = (number: number) => {
    const random = randomFrom(`post ${number}`);
    const title = postTitle(random, pools.words.posts, number);
    const state = pick(random, STATES);
    const moment = someMoment(random, now);
    return {
      ...recordColumns(moment),
      ...pick(random, pools.articles),
      title,
      slug: slugOf(title),
      featured_image: pick(random, pools.postPictures),
      state,
      published_on: state === 'DRAFT' ? null : moment,
      featured: random() < 0.02,
      view_count: state === 'DRAFT' ? 0 : someViews(random),
      category_id: pick(random, pools.postCategories),
      author_id: pick(random, pools.authors),
      tags: some(random, pools.postTags, 1, 3),
    };
  };

  const insert = async (sql: Sql, rows: ReturnType<typeof rowOf>[]) => {
    const ids = await insertedIds(
      sql,
      'posts',
      rows.map(({ tags: _, ...columns }) => columns),
    );
    const links = rows.flatMap(({ slug, tags }) =>
      tags.map((tag, index) => ({
        post_id: ids.get(slug),
        blog_tag_id: tag,
        blog_tag_ord: index + 1,
        post_ord: ids.get(slug),
      })),
    );
    await sql('posts_tags_lnk').insert(links);
  };

  return fillUp(strapi, {
    table: 'posts',
    target,
    batch: BATCH,
    rowOf,
    insert,
    progress: (total) => progressOf('posts', total),
  });
}
