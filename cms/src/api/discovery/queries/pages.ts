import type { Publication } from '../../../area/publication';
import type { Sql } from '../../../database/sql';

/** Ids in one sitemap, which may hold 50,000 addresses and 50 MB. By id, a new record changes only the last one. */
const IDS_IN_PART = 10_000;

export interface SitemapPart {
  number: number;
  changedAt: Date;
}

export interface PageRow {
  slug: string;
  title: string;
  changedAt: Date;
  image: string | null;
}

const partOf = (table: string) => `(${table}.id - 1) / ${IDS_IN_PART} + 1`;

/** Those that hold any page. */
export const readParts = (sql: Sql, { table, visible, changedAt }: Publication): Promise<SitemapPart[]> =>
  sql(table)
    .whereRaw(visible)
    .select(sql.raw(`${partOf(table)} AS number`), sql.raw(`max(${changedAt}) AS "changedAt"`))
    .groupBy('number')
    .orderBy('number');

const selectPages = (sql: Sql, { table, visible, changedAt, image }: Publication) =>
  sql(table)
    .whereRaw(visible)
    .select(`${table}.slug`, `${table}.title`, sql.raw(`${changedAt} AS "changedAt"`), sql.raw(`${image} AS image`));

export const readPagesOfPart = (sql: Sql, publication: Publication, number: number): Promise<PageRow[]> =>
  selectPages(sql, publication)
    .whereRaw(`${publication.table}.id BETWEEN ?::bigint AND ?::bigint`, [
      (number - 1) * IDS_IN_PART + 1,
      number * IDS_IN_PART,
    ])
    .orderBy(`${publication.table}.id`);

export const readNewestPages = (sql: Sql, publication: Publication, limit: number): Promise<PageRow[]> =>
  selectPages(sql, publication).orderByRaw(publication.newest).limit(limit);
