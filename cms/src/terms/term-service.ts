import type { Core } from '@strapi/strapi';
import { guardedChange } from '../database/guarded-change';
import { identifiedBy } from '../database/lists/identify';
import { createRecord, deleteRecord, updateRecord } from '../database/records';
import type { Query, Sql } from '../database/sql';
import { notFound } from '../http/problem';
import { services } from '../services';
import type { TermKind, TermRow } from './term-kind';

type TermInput = Record<string, unknown>;
type TermChange = TermInput & { updatedAt?: string };

export const createTermService = <Shown, Row extends TermRow, Whole>(
  strapi: Core.Strapi,
  kind: TermKind<Shown, Row, Whole>,
) => {
  const { uid, table, noun, part } = kind;
  const sql = strapi.db.connection;
  const show = (row: TermRow) => (kind.showDetail ?? kind.show)(row as Row);

  const detail = async (idOrSlug: number | string, seesUnpublished: boolean): Promise<Shown | Whole> => {
    const row = await readTerm(sql, kind, idOrSlug, seesUnpublished);
    if (!row) throw notFound(`This ${noun} does not exist`);
    return show(row);
  };
  const current = (id: number) => detail(id, true);
  const { watch } = services(strapi).history.activity;

  /** The input without what is kept in a table of its own, and how to write that. */
  const divided = (input: TermInput) => {
    if (!part) return { own: input, writePart: async () => {} };
    const { [part.field]: rows, ...own } = input;
    return { own, writePart: async (trx: Sql, id: number) => rows && part.write(trx, id, rows as never) };
  };

  return {
    detail,

    list: async (seesUnpublished: boolean): Promise<Shown[]> =>
      (await readTerms(sql, kind, seesUnpublished)).map((row) => kind.show(row as Row)),

    async create(input: TermInput) {
      const { own, writePart } = divided(input);
      const id = await watch({ kind: kind.kind, made: (made: number) => [made] }, async (trx) => {
        const made = await createRecord(strapi, uid, own);
        await writePart(trx, made);
        return made;
      });
      return current(id);
    },

    async change(id: number, { updatedAt, ...input }: TermChange) {
      const { own, writePart } = divided(input);
      const opened = { table, id, openedAt: updatedAt, noun, current: () => current(id) };
      await guardedChange(strapi, opened, (documentId) =>
        watch({ kind: kind.kind, ids: [id] }, async (trx) => {
          await updateRecord(strapi, uid, documentId, own);
          await writePart(trx, id);
        }),
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

const columnsOf = (
  { table, fields = {}, showDetail }: TermKind,
  seesUnpublished: boolean,
  reading: 'list' | 'record',
): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (showDetail && field.detail && reading === 'list') return [];
    if ('column' in field) return [`${table}.${field.column} AS "${name}"`];
    return [`${(seesUnpublished && field.selectForAdmins) || field.select} AS "${name}"`];
  });

const counted = (sql: Sql, kind: TermKind, seesUnpublished: boolean, reading: 'list' | 'record'): Query => {
  const { table } = kind;
  const columns = [`${table}.id`, `${table}.name`, `${table}.slug`, 'COALESCE(counted.records, 0) AS records'];
  return sql(table)
    .joinRaw(`LEFT JOIN (${counts(kind, seesUnpublished)}) AS counted ON counted.term = ${table}.id`)
    .select([...columns, ...columnsOf(kind, seesUnpublished, reading)].map((column) => sql.raw(column)));
};

export const readTerms = async (sql: Sql, kind: TermKind, seesUnpublished: boolean): Promise<TermRow[]> =>
  counted(sql, kind, seesUnpublished, 'list').orderByRaw(`lower(${kind.table}.name), ${kind.table}.id`);

const readTerm = async (
  sql: Sql,
  kind: TermKind,
  idOrSlug: number | string,
  seesUnpublished: boolean,
): Promise<TermRow | undefined> =>
  identifiedBy(counted(sql, kind, seesUnpublished, 'record'), kind.table, idOrSlug).first();
