import { IMAGE_TYPES, type ImageType, type MediaListQuery, type MediaUse, type SubjectKind } from '@stoa/contract';
import type { Part } from '../../../area/record-kind';
import type { LibraryImageRow } from '../../../database/images/library-image';
import { onePage, readPage } from '../../../database/lists/page';
import { containing, matchSearch } from '../../../database/lists/search';
import type { Sql } from '../../../database/sql';

export interface MediaRow extends LibraryImageRow {
  id: number;
  name: string;
  alternativeText: string | null;
  mime: ImageType;
  size: number;
  createdAt: Date;
}

const SORTS = {
  createdAt: 'files.created_at',
  name: 'lower(files.name)',
  size: 'files.size',
} as const satisfies Record<MediaListQuery['sortBy'], string>;

const columns = (sql: Sql) => ({
  id: 'id',
  url: 'url',
  name: 'name',
  alternativeText: 'alternative_text',
  mime: 'mime',
  // Strapi stores sizes in kilobytes (1,000 bytes) with two decimals.
  size: sql.raw('round(size * 1000)::int'),
  width: 'width',
  height: 'height',
  // As json, because Strapi's driver returns jsonb as text.
  formats: sql.raw('formats::json'),
  createdAt: 'created_at',
});

const images = (sql: Sql) => sql('files').whereIn('mime', IMAGE_TYPES);

export const readMedia = (sql: Sql, { search, sortBy, ...page }: MediaListQuery) => {
  const matching = images(sql);
  matchSearch(matching, ['files.name', 'files.alternative_text'], search);
  const rows = onePage(matching.clone().select(columns(sql)), { ...page, by: SORTS[sortBy], id: 'files.id' });
  return readPage<MediaRow>(rows, matching, page);
};

export const readMediaFile = (sql: Sql, id: number): Promise<MediaRow | undefined> =>
  images(sql).where({ id }).first(columns(sql));

/** Makes concurrent changes and deletions of an image take turns. */
export const lockMediaFile = (sql: Sql, id: number): Promise<{ id: number } | undefined> =>
  images(sql).where({ id }).forUpdate().first('id');

/** Where records of one kind may hold an image's address. */
export interface ImagePlace {
  kind: SubjectKind;
  table: string;
  title: string;
  images: string[];
  parts: Part[];
}

const isIn = (columns: string[]) => columns.map((column) => `${column} LIKE :address`);

const usesIn = ({ kind, table, title, images, parts }: ImagePlace): string => {
  const inParts = parts.flatMap(({ table: part, owner, images: columns = [] }) =>
    columns.length > 0 ? [`id IN (SELECT ${owner} FROM ${part} WHERE ${isIn(columns).join(' OR ')})`] : [],
  );
  return `SELECT '${kind}' AS kind, id, ${title} AS title FROM ${table} WHERE ${[...isIn(images), ...inParts].join(' OR ')}`;
};

/**
 * Finds where a file is used in any size: all its sizes share an ending that no other file has. Includes the trash, since records
 * restored from it need their images.
 */
export const readMediaUses = async (
  sql: Sql,
  places: ImagePlace[],
  storedName: string,
  limit: number,
): Promise<MediaUse[]> => {
  const { rows } = await sql.raw(
    `SELECT * FROM (
       ${places.map(usesIn).join(' UNION ALL ')}
       UNION ALL SELECT kind, record_id, title || ' (in the trash)' FROM trash WHERE snapshot::text LIKE :address
     ) uses ORDER BY kind, lower(title), id LIMIT :limit`,
    { address: containing(storedName), limit },
  );
  return rows;
};
