import type { Core } from '@strapi/strapi';
import { insertStock } from '../../src/api/marketplace/variants/queries';
import { insertedIds } from '../../src/database/bulk-write';
import type { Sql } from '../../src/database/sql';
import { progressOf } from '../progress';
import { between, pick, randomFrom } from '../random';
import { fillUp } from './fill';
import { itemDescription, itemFeatures, itemTitle, slugOf } from './names';
import type { Pools } from './pools';
import { recordColumns, some, someMoment, someViews } from './record';

const BATCH = 1000;
const STATUSES = ['AVAILABLE', 'AVAILABLE', 'AVAILABLE', 'AVAILABLE', 'AVAILABLE', 'SOLD_OUT', 'COMING_SOON'] as const;

export function fillItems(strapi: Core.Strapi, target: number, pools: Pools, now: Date): Promise<number> {
  const words = pools.words.items;
  const rowOf = (number: number) => {
    const random = randomFrom(`item ${number}`);
    const title = itemTitle(random, words, number);
    const cents = Math.floor(between(random, 12, 480)) * 100 + pick(random, [0, 50, 90, 95]);
    const availability = pick(random, STATUSES);
    return {
      ...recordColumns(someMoment(random, now)),
      title,
      slug: slugOf(title),
      description: itemDescription(random, words, title),
      image_url: pick(random, pools.itemPictures),
      price: cents / 100,
      discount_price: random() < 0.15 ? Math.round(cents * 0.8) / 100 : null,
      availability,
      stock: availability === 'AVAILABLE' ? Math.floor(between(random, 1, 60)) : 0,
      featured: random() < 0.02,
      published: random() < 0.97,
      features: JSON.stringify(itemFeatures(random, words)),
      view_count: someViews(random),
      category_id: pick(random, pools.itemCategories),
      tags: some(random, pools.itemTags, 2, 4),
    };
  };

  const insert = async (sql: Sql, rows: ReturnType<typeof rowOf>[]) => {
    const ids = await insertedIds(
      sql,
      'items',
      rows.map(({ tags: _, stock: __, ...columns }) => columns),
    );
    await insertStock(
      sql,
      rows.map(({ slug, stock }) => ({ itemId: ids.get(slug) as number, stock })),
    );
    const links = rows.flatMap(({ slug, tags }) =>
      tags.map((tag, index) => ({
        item_id: ids.get(slug),
        item_tag_id: tag,
        item_tag_ord: index + 1,
        item_ord: ids.get(slug),
      })),
    );
    await sql('items_tags_lnk').insert(links);
  };

  return fillUp(strapi, {
    table: 'items',
    target,
    batch: BATCH,
    rowOf,
    insert,
    progress: (total) => progressOf('items', total),
  });
}
