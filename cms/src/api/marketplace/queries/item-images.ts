import { replaceImage } from '../../../database/images/replace-image';
import type { Sql } from '../../../database/sql';

/** A gallery has each image once, so one that is there already isn’t added. */
const GALLERY = `
  UPDATE items SET updated_at = :now, gallery = (
    SELECT COALESCE(jsonb_agg(
      CASE WHEN image->>'url' = :from THEN jsonb_set(image, '{url}', to_jsonb(:to::text)) ELSE image END ORDER BY place), '[]')
    FROM jsonb_array_elements(gallery) WITH ORDINALITY AS images (image, place)
    WHERE image->>'url' <> :from OR NOT gallery @> jsonb_build_array(jsonb_build_object('url', :to::text)))
  WHERE id = ANY (:ids::int[]) AND gallery @> jsonb_build_array(jsonb_build_object('url', :from::text))`;

/** Variants are changed in the form of their item, so one that is open must be told. */
const VARIANTS = `
  WITH shown AS (
    UPDATE item_variants SET updated_at = :now, image_url = :to
    WHERE item_id = ANY (:ids::int[]) AND image_url = :from RETURNING item_id)
  UPDATE items SET updated_at = :now WHERE id IN (SELECT item_id FROM shown)`;

export const replaceItemImage = async (sql: Sql, ids: number[], from: string, to: string): Promise<void> => {
  await replaceImage(sql, { table: 'items', columns: ['image_url', 'share_image_url'] }, ids, from, to);
  for (const statement of [GALLERY, VARIANTS]) await sql.raw(statement, { ids, from, to, now: new Date() });
};
