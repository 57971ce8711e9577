import type { Core } from '@strapi/strapi';
import { insertStock } from '../../src/api/marketplace/variants/queries';
import { insertedIds } from '../../src/database/bulk-write';
import type { Sql } from '../../src/database/sql';
import { progressOf } from '../progress';
import { fillUp } from './fill';
import { mixedItem } from './mixed-item';
import type { Pools } from './pools';
import { momentOf, recordColumns } from './record';

const BATCH = 1000;

export function fillItems(strapi: Core.Strapi, target: number, pools: Pools, now: Date): Promise<number> {
  const ages = { youngest: pools.demoDays, records: target };
  const rowOf = (number: number) => {
    const { random, category, image, tags, columns } = mixedItem(pools.ranges, number);
    return {
      ...recordColumns(momentOf(number, random, ages, now)),
      ...columns,
      image_url: pools.images(image),
      properties: pools.propertiesLike(image, columns.title),
      category_id: pools.itemCategory(category),
      tags: tags.map(pools.itemTag),
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
