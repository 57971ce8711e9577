import type { CollectionItemsQuery, HomePageCollection, ItemList } from '@stoa/contract';
import type { Context } from '../../../services';
import { collection } from '../collections/collection';
import { readCollectionsOf, readItemsOf } from '../collections/queries';
import { toItem } from '../serializers/item';

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;
  const service = collection.service({ strapi });

  return {
    ...service,
    of: readCollectionsOf,

    async items(idOrSlug: string, query: CollectionItemsQuery, seesUnpublished: boolean): Promise<ItemList> {
      const { rows, pagination } = await readItemsOf(sql, await service.detail(idOrSlug, seesUnpublished), query);
      return { items: rows.map((row) => toItem(row, false)), pagination };
    },

    /** As another page shows it; null if it has nothing to show to visitors. */
    async first(id: number, limit: number): Promise<HomePageCollection | null> {
      const found = await service.find(id, false);
      if (!found) return null;
      const { rows } = await readItemsOf(sql, found, { page: 1, limit });
      return rows.length > 0
        ? { slug: found.slug, title: found.title, items: rows.map((item) => toItem(item, false)) }
        : null;
    },
  };
};
