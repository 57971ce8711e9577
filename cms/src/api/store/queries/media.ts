import { type MediaListQuery, type MediaUse, PICTURE_TYPES, type PictureType } from '@stoa/contract';
import { onePage, readPage } from '../../../database/page';
import type { PictureRow } from '../../../database/picture';
import { containing, matchSearch } from '../../../database/search';
import type { Sql } from '../../../database/sql';

export interface MediaRow extends PictureRow {
  id: number;
  name: string;
  alternativeText: string | null;
  mime: PictureType;
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
  // Strapi counts in thousands of bytes, with two decimals.
  size: sql.raw('round(size * 1000)::int'),
  width: 'width',
  height: 'height',
  // As json: of jsonb, Strapi's driver gives the text.
  formats: sql.raw('formats::json'),
  createdAt: 'created_at',
});

const pictures = (sql: Sql) => sql('files').whereIn('mime', PICTURE_TYPES);

export const readMedia = (sql: Sql, { search, sortBy, ...page }: MediaListQuery) => {
  const matching = pictures(sql);
  matchSearch(matching, ['files.name', 'files.alternative_text'], search);
  const rows = onePage(matching.clone().select(columns(sql)), { ...page, by: SORTS[sortBy], id: 'files.id' });
  return readPage<MediaRow>(rows, matching, page);
};

export const readMediaFile = (sql: Sql, id: number): Promise<MediaRow | undefined> =>
  pictures(sql).where({ id }).first(columns(sql));

/** Of several who change or delete a picture at once, one is first. */
export const lockMediaFile = (sql: Sql, id: number): Promise<{ id: number } | undefined> =>
  pictures(sql).where({ id }).forUpdate().first('id');

/**
 * Where a file is used, in whichever of its sizes: their names end alike, and no other file's name does. What lies in the trash
 * may return, and then with its pictures.
 */
export const readMediaUses = async (sql: Sql, storedName: string, limit: number): Promise<MediaUse[]> => {
  const { rows } = await sql.raw(
    `SELECT * FROM (
       SELECT 'item' AS kind, id, title FROM items WHERE image_url LIKE :address
       UNION ALL SELECT 'post', id, title FROM posts WHERE featured_image LIKE :address OR content LIKE :address
       UNION ALL SELECT 'user', id, name FROM up_users WHERE avatar LIKE :address
       UNION ALL SELECT kind, record_id, title || ' (in the trash)' FROM trash WHERE (snapshot->'record')::text LIKE :address
     ) uses ORDER BY kind, lower(title), id LIMIT :limit`,
    { address: containing(storedName), limit },
  );
  return rows;
};
