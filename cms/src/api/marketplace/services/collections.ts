import type {
  Collection,
  CollectionItemsQuery,
  CollectionList,
  CollectionListQuery,
  CreateCollectionInput,
  ItemList,
  ShownCollection,
  UpdateCollectionInput,
} from '@stoa/contract';
import { guardedChange } from '../../../database/guarded-change';
import { createRecord, deleteRecord, updateRecord } from '../../../database/records';
import { requireReferences } from '../../../database/references';
import { notFound } from '../../../http/problem';
import type { Context } from '../../../services';
import { readCollection, readCollections, readItemsOf } from '../collections/queries';
import { toCollection, toCollectionSummary } from '../collections/serializer';
import { toItem } from '../serializers/item';

const UID = 'api::marketplace.collection';

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  const find = async (idOrSlug: number | string, seesUnpublished: boolean) => {
    const row = await readCollection(sql, idOrSlug, seesUnpublished);
    if (!row) throw notFound('This collection does not exist');
    return row;
  };
  const current = async (id: number): Promise<Collection> => toCollection(await find(id, true), true);

  const requireItems = ({ items }: UpdateCollectionInput) =>
    requireReferences(strapi, [{ table: 'items', field: 'items', noun: 'Item', ids: items }]);

  return {
    async list(query: CollectionListQuery, seesUnpublished: boolean): Promise<CollectionList> {
      const { rows, pagination } = await readCollections(sql, query, seesUnpublished);
      return { items: rows.map(toCollectionSummary), pagination };
    },

    detail: async (idOrSlug: string, seesUnpublished: boolean): Promise<Collection> =>
      toCollection(await find(idOrSlug, seesUnpublished), seesUnpublished),

    async items(idOrSlug: string, query: CollectionItemsQuery, seesUnpublished: boolean): Promise<ItemList> {
      const { rows, pagination } = await readItemsOf(sql, await find(idOrSlug, seesUnpublished), query);
      return { items: rows.map((row) => toItem(row, false)), pagination };
    },

    /** As another page shows it; null if it has nothing to show to visitors. */
    async first(id: number, limit: number): Promise<ShownCollection | null> {
      const row = await readCollection(sql, id, false);
      if (!row) return null;
      const { rows } = await readItemsOf(sql, row, { page: 1, limit });
      return rows.length > 0
        ? { slug: row.slug, title: row.title, items: rows.map((item) => toItem(item, false)) }
        : null;
    },

    async create(input: CreateCollectionInput): Promise<Collection> {
      const id = await strapi.db.transaction(async () => {
        await requireItems(input);
        return createRecord(strapi, UID, input);
      });
      return current(id);
    },

    async change(id: number, { updatedAt, ...input }: UpdateCollectionInput): Promise<Collection> {
      await guardedChange(
        strapi,
        { table: 'collections', id, openedAt: updatedAt, noun: 'collection', current: () => current(id) },
        async (documentId) => {
          await requireItems(input);
          await updateRecord(strapi, UID, documentId, input);
        },
      );
      return current(id);
    },

    remove: (id: number) => deleteRecord(strapi, UID, id, 'collection'),
  };
};
