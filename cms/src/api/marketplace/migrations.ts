import type { Migration } from '../../database/migrations/migration';
import { propertyMigrations } from './properties/migrations';
import { stockMigrations } from './stock/migrations';
import { stockAlertMigration } from './stock-alerts/migration';
import { variantMigrations } from './variants/migrations';

/** Records keep their former slugs. What rows of an import have until they get their own (`~…`) was never an address. */
const keepFormerSlugs = (table: string): string =>
  `CREATE TABLE ${table}_former_slugs (slug text PRIMARY KEY, record_id integer NOT NULL);

   CREATE FUNCTION keep_former_slug_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     DELETE FROM ${table}_former_slugs WHERE slug = NEW.slug AND record_id = NEW.id;
     IF OLD.slug NOT LIKE '~%' THEN
       INSERT INTO ${table}_former_slugs (slug, record_id) VALUES (OLD.slug, NEW.id)
       ON CONFLICT (slug) DO UPDATE SET record_id = EXCLUDED.record_id;
     END IF;
     RETURN NULL;
   END $$;

   CREATE TRIGGER keep_former_slug AFTER UPDATE OF slug ON ${table}
     FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_former_slug_of_${table}();`;

/** Tells kept answers of every change, even by a session that replays the changes of another database. */
const tellChanges = (table: string): string =>
  `CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
     FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
   ALTER TABLE ${table} ENABLE ALWAYS TRIGGER content_changed;`;

export const migrations: Migration[] = [
  {
    number: 10,
    name: 'rules and indexes of items',
    former: 'ALTER TABLE items ADD COLUMN IF NOT EXISTS stock integer',
    steps: [
      `CREATE EXTENSION IF NOT EXISTS pg_trgm;

       ALTER TABLE items
         DROP CONSTRAINT IF EXISTS items_price_check,
         DROP CONSTRAINT IF EXISTS items_discount_price_check,
         DROP CONSTRAINT IF EXISTS items_stock_check,
         DROP CONSTRAINT IF EXISTS items_availability_check,
         DROP CONSTRAINT IF EXISTS items_category_check,
         ADD CONSTRAINT items_price_check CHECK (price > 0),
         ADD CONSTRAINT items_discount_price_check CHECK (discount_price > 0),
         ADD CONSTRAINT items_stock_check CHECK (stock >= 0),
         ADD CONSTRAINT items_availability_check CHECK (availability IN ('AVAILABLE', 'SOLD_OUT', 'COMING_SOON')),
         ADD CONSTRAINT items_category_check CHECK (category_id IS NOT NULL);

       DROP INDEX IF EXISTS items_newest_index, items_created_index, items_category_index, items_title_index,
         items_featured_index, items_availability_index, items_views_index, items_effective_price_index,
         items_shown_status_index, items_title_sort_index, items_tags_lnk_tag_item_index, items_search_index;
       CREATE INDEX items_newest_index ON items (published, created_at, id);
       CREATE INDEX items_created_index ON items (created_at, id);
       CREATE INDEX items_category_index ON items (category_id, published, created_at, id);
       CREATE INDEX items_title_index ON items (title, id);
       CREATE INDEX items_featured_index ON items (featured, created_at);
       CREATE INDEX items_availability_index ON items (availability);
       CREATE INDEX items_views_index ON items (view_count);
       CREATE INDEX items_effective_price_index ON items (COALESCE(discount_price, price), id);
       CREATE INDEX items_shown_status_index ON items
         ((CASE WHEN availability = 'AVAILABLE' AND stock <= 0 THEN 'SOLD_OUT' ELSE availability END), created_at, id);
       CREATE INDEX items_title_sort_index ON items (lower(title), id);
       CREATE INDEX items_tags_lnk_tag_item_index ON items_tags_lnk (item_tag_id, item_id);
       CREATE INDEX items_search_index ON items USING gin (title gin_trgm_ops, description gin_trgm_ops);`,
    ],
  },
  {
    number: 13,
    name: 'discount prices below prices',
    steps: [
      {
        rule: 'removed discount prices that were not below the price',
        table: 'items',
        sql: `
          WITH wrong AS (
            SELECT id, title, discount_price FROM items WHERE discount_price >= price FOR UPDATE
          ), noted AS (
            INSERT INTO activity (actor_kind, actor_name, action, kind, record_id, title, changes)
            SELECT 'system', 'System', 'updated', 'item', id, title,
              json_build_array(json_build_object(
                'field', 'discountPrice', 'before', discount_price, 'after', NULL, 'shortened', false))
            FROM wrong
          )
          UPDATE items SET discount_price = NULL, updated_at = now() FROM wrong WHERE items.id = wrong.id
          RETURNING items.id`,
      },
      {
        // Otherwise, these items could never be restored.
        rule: 'did the same for items in the trash',
        table: 'trash',
        sql: `
          UPDATE trash SET snapshot = jsonb_set(snapshot, '{record,discount_price}', 'null')
          WHERE kind = 'item'
            AND (snapshot->'record'->>'discount_price')::numeric >= (snapshot->'record'->>'price')::numeric
          RETURNING id`,
      },
      'ALTER TABLE items ADD CONSTRAINT items_discount_below_price_check CHECK (discount_price < price)',
    ],
  },
  { number: 17, name: 'former slugs of items', steps: [keepFormerSlugs('items')] },
  ...variantMigrations,
  {
    number: 25,
    name: 'rules of collections',
    steps: [
      keepFormerSlugs('collections'),
      ...['collections', 'collections_former_slugs', 'collections_items_lnk'].map(tellChanges),
    ],
  },
  {
    number: 29,
    name: 'items without an image',
    steps: ["ALTER TABLE items ADD CONSTRAINT items_image_check CHECK (image_url <> '' OR NOT published)"],
  },
  {
    number: 32,
    name: 'kinds of prices, and former slugs of categories',
    steps: [
      `ALTER TABLE items ADD CONSTRAINT items_price_kind_check CHECK (price_kind IN ('FIXED', 'FROM'));`,
      keepFormerSlugs('item_categories'),
      tellChanges('item_categories_former_slugs'),
    ],
  },
  ...propertyMigrations,
  ...stockMigrations,
  stockAlertMigration,
];
