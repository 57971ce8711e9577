import { replacePicture } from '../../../database/replace-picture';
import type { Sql } from '../../../database/sql';

/** A gallery has each image once, so one that is there already isn’t added. */
const GALLERY = `
  UPDATE items SET updated_at = :now, gallery = (
    SELECT COALESCE(jsonb_agg(
      CASE WHEN image->>'url' = :from THEN jsonb_set(image, '{url}', to_jsonb(:to::text)) ELSE image END ORDER BY place), '[]')
    FROM jsonb_array_elements(gallery) WITH ORDINALITY AS images (image, place)
    WHERE image->>'url' <> :from OR NOT gallery @> jsonb_build_array(jsonb_build_object('url', :to::text)))
  WHERE id = ANY (:ids::int[]) AND gallery @> jsonb_build_array(jsonb_build_object('url', :from::text))`;

export const replaceItemPicture = async (sql: Sql, ids: number[], from: string, to: string): Promise<void> => {
  await replacePicture(sql, { table: 'items', columns: ['image_url', 'share_image_url'] }, ids, from, to);
  await sql.raw(GALLERY, { ids, from, to, now: new Date() });
  await replacePicture(sql, { table: 'item_variants', columns: ['image_url'], owner: 'item_id' }, ids, from, to);
};
