import type { Core } from '@strapi/strapi';
import { guardedChange } from '../database/guarded-change';
import { createRecord, deleteRecord, updateRecord } from '../database/records';
import { notFound } from '../http/problem';
import { readTerm, readTerms } from './read-terms';
import type { TermKind } from './term-kind';

type TermInput = Record<string, unknown>;

export const createTermService = <Shown>(strapi: Core.Strapi, kind: TermKind<Shown>) => {
  const { uid, table, noun, show } = kind;
  const sql = strapi.db.connection;

  const current = async (id: number): Promise<Shown> => {
    const row = await readTerm(sql, kind, id);
    if (!row) throw notFound(`This ${noun} does not exist`);
    return show(row);
  };

  return {
    list: async (seesUnpublished: boolean): Promise<Shown[]> => (await readTerms(sql, kind, seesUnpublished)).map(show),

    create: async (input: TermInput): Promise<Shown> => current(await createRecord(strapi, uid, input)),

    async change(id: number, input: TermInput): Promise<Shown> {
      await guardedChange(strapi, { table, id, openedAt: undefined, noun, current: () => current(id) }, (documentId) =>
        updateRecord(strapi, uid, documentId, input),
      );
      return current(id);
    },

    remove: (id: number) => deleteRecord(strapi, uid, id, noun),
  };
};
