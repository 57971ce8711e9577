import { slugify } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { insertedIds } from '../../src/database/bulk-write';
import type { Sql } from '../../src/database/sql';
import { progressOf } from '../progress';
import { pick, randomFrom } from '../random';
import { fillUp } from './fill';
import type { Article, Pools } from './pools';
import { momentOf, recordColumns, someViews } from './record';

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

/** Articles take turns, so that no two neighbors are alike. The number makes titles unique. */
export function fillPosts(strapi: Core.Strapi, target: number, pools: Pools, now: Date): Promise<number> {
  const ages = { youngest: pools.demoDays, records: target };
  const rowOf = (number: number) => {
    const random = randomFrom(`post ${number}`);
    const article = pools.articles[number % pools.articles.length] as Article;
    const title = `${article.title}, Part ${number}`;
    const state = pick(random, STATES);
    const moment = momentOf(number, random, ages, now);
    return {
      ...recordColumns(moment),
      ...article,
      title,
      slug: slugify(title),
      state,
      published_on: state === 'DRAFT' ? null : moment,
      featured: random() < 0.02,
      view_count: state === 'DRAFT' ? 0 : someViews(random),
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
