import type { MarketplaceCategoryInput, MarketplaceTerm } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { guardedChange } from '../../../database/guarded-change';
import { createRecord, deleteRecord, updateRecord } from '../../../database/records';
import { notFound } from '../../../http/problem';
import { readTerm, readTerms, type TermTable } from '../queries/terms';
import { toMarketplaceTerm } from '../serializers/term';

interface Kind {
  uid: 'api::marketplace.item-category' | 'api::marketplace.item-tag';
  table: TermTable;
  noun: 'category' | 'tag';
}

const createTermService = (strapi: Core.Strapi, { uid, table, noun }: Kind) => {
  const database = strapi.db.connection;

  const current = async (id: number): Promise<MarketplaceTerm> => {
    const row = await readTerm(database, table, id);
    if (!row) throw notFound(`This ${noun} does not exist`);
    return toMarketplaceTerm(row);
  };

  return {
    list: async (seesUnpublished: boolean): Promise<MarketplaceTerm[]> =>
      (await readTerms(database, table, !seesUnpublished)).map(toMarketplaceTerm),

    async create(input: MarketplaceCategoryInput): Promise<MarketplaceTerm> {
      return current(await createRecord(strapi, uid, input));
    },

    async change(id: number, input: Partial<MarketplaceCategoryInput>): Promise<MarketplaceTerm> {
      await guardedChange(strapi, { table, id, openedAt: undefined, noun, current: () => current(id) }, (documentId) =>
        updateRecord(strapi, uid, documentId, input),
      );
      return current(id);
    },

    remove: (id: number) => deleteRecord(strapi, uid, id, noun),
  };
};

const createTermsService = ({ strapi }: { strapi: Core.Strapi }) => ({
  categories: createTermService(strapi, {
    uid: 'api::marketplace.item-category',
    table: 'item_categories',
    noun: 'category',
  }),
  tags: createTermService(strapi, { uid: 'api::marketplace.item-tag', table: 'item_tags', noun: 'tag' }),
});

export type TermsService = ReturnType<typeof createTermsService>;
export default createTermsService;
