import type { Core } from '@strapi/strapi';
import { createTermService } from '../../../database/term-service';
import { readTerm, readTerms, type TermTable } from '../queries/terms';
import { toCategory, toTag } from '../serializers/term';

const createTermsService = ({ strapi }: { strapi: Core.Strapi }) => {
  const database = strapi.db.connection;
  const termsIn = <Table extends TermTable>(table: Table) => ({
    table,
    readAll: (seesUnpublished: boolean) => readTerms(database, table, seesUnpublished),
    readOne: (id: number) => readTerm(database, table, id),
  });
  return {
    categories: createTermService(strapi, {
      uid: 'api::blog.blog-category',
      noun: 'category',
      ...termsIn('blog_categories'),
      show: toCategory,
    }),
    tags: createTermService(strapi, {
      uid: 'api::blog.blog-tag',
      noun: 'tag',
      ...termsIn('blog_tags'),
      show: toTag,
    }),
  };
};

export type TermsService = ReturnType<typeof createTermsService>;
export default createTermsService;
