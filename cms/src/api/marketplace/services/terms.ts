import type { Core } from '@strapi/strapi';
import { createTermService } from '../../../database/term-service';
import { readTerm, readTerms, type TermTable } from '../queries/terms';
import { toMarketplaceTerm } from '../serializers/term';

const createTermsService = ({ strapi }: { strapi: Core.Strapi }) => {
  const database = strapi.db.connection;
  const termsIn = (table: TermTable) => ({
    table,
    readAll: (seesUnpublished: boolean) => readTerms(database, table, seesUnpublished),
    readOne: (id: number) => readTerm(database, table, id),
    show: toMarketplaceTerm,
  });
  return {
    categories: createTermService(strapi, {
      uid: 'api::marketplace.item-category',
      noun: 'category',
      ...termsIn('item_categories'),
    }),
    tags: createTermService(strapi, { uid: 'api::marketplace.item-tag', noun: 'tag', ...termsIn('item_tags') }),
  };
};

export type TermsService = ReturnType<typeof createTermsService>;
export default createTermsService;
