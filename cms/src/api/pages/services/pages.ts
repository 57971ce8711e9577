import type {
  CreateShopPageInput,
  ShopPage,
  ShopPageList,
  ShopPageListQuery,
  UpdateShopPageInput,
} from '@stoa/contract';
import { guardedChange } from '../../../database/guarded-change';
import { createRecord, deleteRecord, updateRecord } from '../../../database/records';
import { notFound } from '../../../http/problem';
import type { Context } from '../../../services';
import { readPage, readPages, readPublishedSlugs } from '../queries/pages';
import { toPage, toPageSummary } from '../serializers/page';

const UID = 'api::pages.page';

const toAttributes = ({ status, updatedAt: _, ...rest }: UpdateShopPageInput) => ({ ...rest, state: status });

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  const detail = async (idOrSlug: number | string, seesUnpublished: boolean): Promise<ShopPage> => {
    const row = await readPage(sql, idOrSlug, seesUnpublished);
    if (!row) throw notFound('This page does not exist');
    return toPage(row);
  };
  const current = (id: number) => detail(id, true);

  return {
    detail,

    async list(query: ShopPageListQuery, seesUnpublished: boolean): Promise<ShopPageList> {
      const { rows, pagination } = await readPages(sql, query, seesUnpublished);
      return { items: rows.map(toPageSummary), pagination };
    },

    create: async (input: CreateShopPageInput): Promise<ShopPage> =>
      current(await createRecord(strapi, UID, toAttributes(input))),

    async change(id: number, input: UpdateShopPageInput): Promise<ShopPage> {
      await guardedChange(
        strapi,
        { table: 'pages', id, openedAt: input.updatedAt, noun: 'page', current: () => current(id) },
        (documentId) => updateRecord(strapi, UID, documentId, toAttributes(input)),
      );
      return current(id);
    },

    publishedAmong: (slugs: string[]) => readPublishedSlugs(sql, slugs),

    remove: (id: number) => deleteRecord(strapi, UID, id, 'page'),
  };
};
