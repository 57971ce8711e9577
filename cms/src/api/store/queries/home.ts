import { DEFAULT_SECTIONS, type HomeSection } from '@stoa/contract';
import { selected } from '../../../area/fields';
import type { LibraryImageRow } from '../../../database/images/library-image';
import type { Sql } from '../../../database/sql';
import { homeFields } from '../fields';

export interface HomeRow {
  id: number;
  sections: HomeSection[] | null;
  updatedAt: Date;
}

export const readHome = (sql: Sql): Promise<HomeRow | undefined> =>
  sql('home_page').first('id', ...selected(sql, 'home_page', homeFields, 'record'));

export const insertHome = (sql: Sql) =>
  sql.raw(
    `INSERT INTO home_page (document_id, sections, created_at, updated_at, published_at)
     VALUES (replace(gen_random_uuid()::text, '-', ''), :sections, now(), now(), now()) ON CONFLICT DO NOTHING`,
    { sections: JSON.stringify(DEFAULT_SECTIONS) },
  );

/** What the media library knows about the images at these addresses. */
export const readImages = async (sql: Sql, addresses: string[]): Promise<Map<string, LibraryImageRow>> => {
  const rows: LibraryImageRow[] = await sql('files')
    .whereIn('url', addresses)
    .select('url', 'width', 'height', sql.raw('formats::json AS formats'));
  return new Map(rows.map((row) => [row.url, row]));
};
