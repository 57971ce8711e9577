import type { Query, Sql } from '../database/sql';
import type { TermKind, TermRow } from './term-kind';

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

export const readTerm = async (sql: Sql, kind: TermKind, id: number): Promise<TermRow | undefined> =>
  counted(sql, kind, true).where('term.id', id).first();
