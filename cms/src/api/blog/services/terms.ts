import type { Term } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { guardedChange } from '../../../database/guarded-change';
import { createRecord, deleteRecord, updateRecord } from '../../../database/records';
import { notFound } from '../../../http/problem';
import { readTerm, readTerms } from '../queries/terms';
import { toCategory, toTag } from '../serializers/term';

interface Kind<Shown extends Term> {
  uid: 'api::blog.blog-category' | 'api::blog.blog-tag';
  table: 'blog_categories' | 'blog_tags';
  noun: 'category' | 'tag';
  readAll: (seesUnpublished: boolean) => Promise<Shown[]>;
  readOne: (id: number) => Promise<Shown | undefined>;
}

type TermInput = Omit<Term, 'id'> & { description?: string | null };

const createTermService = <Shown extends Term>(
  strapi: Core.Strapi,
  { uid, table, noun, readAll, readOne }: Kind<Shown>,
) => {
  const current = async (id: number): Promise<Shown> => {
    const term = await readOne(id);
    if (!term) throw notFound(`This ${noun} does not exist`);
    return term;
  };

  return {
    list: readAll,

    create: async (input: TermInput): Promise<Shown> => current(await createRecord(strapi, uid, input)),

    async change(id: number, input: Partial<TermInput>): Promise<Shown> {
      await guardedChange(strapi, { table, id, openedAt: undefined, noun, current: () => current(id) }, (documentId) =>
        updateRecord(strapi, uid, documentId, input),
      );
      return current(id);
    },

    remove: (id: number) => deleteRecord(strapi, uid, id, noun),
  };
};

const createTermsService = ({ strapi }: { strapi: Core.Strapi }) => {
  const database = strapi.db.connection;

  return {
    categories: createTermService(strapi, {
      uid: 'api::blog.blog-category',
      table: 'blog_categories',
      noun: 'category',
      readAll: async (seesUnpublished) =>
        (await readTerms(database, 'blog_categories', seesUnpublished)).map(toCategory),
      readOne: async (id) => {
        const row = await readTerm(database, 'blog_categories', id);
        return row && toCategory(row);
      },
    }),
    tags: createTermService(strapi, {
      uid: 'api::blog.blog-tag',
      table: 'blog_tags',
      noun: 'tag',
      readAll: async (seesUnpublished) => (await readTerms(database, 'blog_tags', seesUnpublished)).map(toTag),
      readOne: async (id) => {
        const row = await readTerm(database, 'blog_tags', id);
        return row && toTag(row);
      },
    }),
  };
};

export type TermsService = ReturnType<typeof createTermsService>;
export default createTermsService;
