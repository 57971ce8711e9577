import type { Term } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { notFound } from '../http/problem';
import { guardedChange } from './guarded-change';
import { createRecord, deleteRecord, updateRecord } from './records';

type Kind<Row, Shown> = {
  uid: Parameters<typeof createRecord>[1];
  table: Parameters<typeof guardedChange>[1]['table'];
  noun: 'category' | 'tag';
  readAll: (seesUnpublished: boolean) => Promise<Row[]>;
  readOne: (id: number) => Promise<Row | undefined>;
  show: (row: Row) => Shown;
};

type TermInput = Omit<Term, 'id'> & { description?: string | null };

/** What can be done with the categories, or with the tags, of one area. */
export const createTermService = <Row, Shown extends Term>(
  strapi: Core.Strapi,
  { uid, table, noun, readAll, readOne, show }: Kind<Row, Shown>,
) => {
  const current = async (id: number): Promise<Shown> => {
    const row = await readOne(id);
    if (!row) throw notFound(`This ${noun} does not exist`);
    return show(row);
  };

  return {
    list: async (seesUnpublished: boolean): Promise<Shown[]> => (await readAll(seesUnpublished)).map(show),

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
