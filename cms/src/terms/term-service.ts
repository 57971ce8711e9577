import type { Core } from '@strapi/strapi';
import { guardedChange } from '../database/guarded-change';
import { createRecord, deleteRecord, updateRecord } from '../database/records';
import type { Query, Sql } from '../database/sql';
import { notFound } from '../http/problem';
import type { TermKind, TermRow } from './term-kind';

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

/** The number of records per term, as (term, records). */
const counts = ({ records: { table, visible, link } }: TermKind, seesUnpublished: boolean): string => {
  const condition = seesUnpublished ? 'true' : visible;
  return link
    ? `SELECT link.${link.term} AS term, count(*) AS records FROM ${link.table} link JOIN ${table} ON ${table}.id = link.${link.record}
       WHERE ${condition} GROUP BY 1`
    : `SELECT category_id AS term, count(*) AS records FROM ${table} WHERE ${condition} GROUP BY 1`;
};

const counted = (sql: Sql, kind: TermKind, seesUnpublished: boolean): Query =>
  sql(`${kind.table} as term`)
    .joinRaw(`LEFT JOIN (${counts(kind, seesUnpublished)}) AS counted ON counted.term = term.id`)
    .select('term.id', 'term.name', 'term.slug', sql.raw('COALESCE(counted.records, 0) AS records'))
    .select(sql.raw(`${kind.hasDescription ? 'term.description' : 'NULL'} AS description`));

export const readTerms = async (sql: Sql, kind: TermKind, seesUnpublished: boolean): Promise<TermRow[]> =>
  counted(sql, kind, seesUnpublished).orderByRaw('lower(term.name), term.id');

const readTerm = async (sql: Sql, kind: TermKind, id: number): Promise<TermRow | undefined> =>
  counted(sql, kind, true).where('term.id', id).first();
