import type { Migration } from '../../../database/migrations/migration';

const RENAMED = `
  ALTER TABLE discount_codes RENAME TO discounts;
  ALTER TABLE code_uses RENAME COLUMN code_id TO discount_id;
  ALTER TABLE code_uses RENAME TO discount_uses;
  ALTER TABLE orders RENAME COLUMN discount_code_id TO discount_id;

  CREATE FUNCTION pg_temp.named(name text) RETURNS text LANGUAGE sql AS $$
    SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(name, '^discount_codes', 'discounts'),
      '^code_uses_code_', 'discount_uses_discount_'), '^code_uses', 'discount_uses'), '^orders_discount_code_id', 'orders_discount_id') $$;

  DO $$
  DECLARE one record;
  BEGIN
    FOR one IN SELECT conrelid::regclass AS relation, conname AS name FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace AND conrelid <> 0 AND pg_temp.named(conname) <> conname ORDER BY 1, 2
    LOOP EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', one.relation, one.name, pg_temp.named(one.name)); END LOOP;
    FOR one IN SELECT relname AS name, relkind FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('i', 'S') AND pg_temp.named(relname) <> relname ORDER BY 1
    LOOP EXECUTE format('ALTER %s %I RENAME TO %I', CASE one.relkind WHEN 'i' THEN 'INDEX' ELSE 'SEQUENCE' END, one.name,
      pg_temp.named(one.name)); END LOOP;
  END $$;
  DROP FUNCTION pg_temp.named;`;

/** What the activity and saved views have of them. */
const REMEMBERED = `
  UPDATE activity SET kind = 'discount' WHERE kind = 'discountCode';
  UPDATE saved_views SET list = 'discounts', query = replace(query, 'sortBy=code', 'sortBy=name'),
    columns = array_replace(columns, 'code', 'name') WHERE list = 'discountCodes';`;

/** A discount without a code is automatic, and has a title. Who orders isn't known while a cart is priced, so only codes count that. */
const AUTOMATIC = `
  ALTER TABLE discounts
    ALTER code DROP NOT NULL,
    ADD title varchar(80),
    ADD name varchar(80) NOT NULL GENERATED ALWAYS AS (COALESCE(title, code)) STORED,
    ADD CONSTRAINT discounts_method_check
      CHECK ((code IS NULL) <> (title IS NULL) AND (code IS NOT NULL OR usage_limit_per_customer IS NULL)),
    ADD minimum_quantity integer CHECK (minimum_quantity > 0);
  CREATE INDEX discounts_automatic_index ON discounts (id) WHERE code IS NULL;`;

const BUY_X_GET_Y = `
  ALTER TABLE discounts
    ADD buy_quantity integer CHECK (buy_quantity > 0),
    ADD get_quantity integer CHECK (get_quantity > 0),
    ADD uses_per_order integer CHECK (uses_per_order > 0),
    ADD get_category_ids integer[] NOT NULL DEFAULT '{}',
    ADD get_item_ids integer[] NOT NULL DEFAULT '{}',
    ALTER kind TYPE varchar(11),
    DROP CONSTRAINT discounts_kind_check,
    ADD CONSTRAINT discounts_kind_check CHECK (kind IN ('PERCENT', 'AMOUNT', 'BUY_X_GET_Y', 'SHIPPING')),
    DROP CONSTRAINT discounts_value_check,
    ADD CONSTRAINT discounts_value_check CHECK (
      (kind IN ('PERCENT', 'BUY_X_GET_Y')) = (percent IS NOT NULL) AND (kind = 'AMOUNT') = (amount IS NOT NULL)
      AND (kind = 'BUY_X_GET_Y') = (buy_quantity IS NOT NULL) AND (kind = 'BUY_X_GET_Y') = (get_quantity IS NOT NULL)
      AND (kind = 'BUY_X_GET_Y' OR uses_per_order IS NULL));`;

/** The shop says whether any are automatic. Their uses, which each order counts, don't matter to that. */
const WATCHED = `
  CREATE TRIGGER content_changed
    AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF code, enabled, starts_at, ends_at, usage_limit ON discounts
    FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
  ALTER TABLE discounts ENABLE ALWAYS TRIGGER content_changed;`;

const COLLECTIONS = `
  ALTER TABLE discounts
    ADD collection_ids integer[] NOT NULL DEFAULT '{}',
    ADD get_collection_ids integer[] NOT NULL DEFAULT '{}';`;

export const discountsMigrations: Migration[] = [
  { number: 93, name: 'discounts, of which some are codes', steps: [RENAMED, REMEMBERED] },
  { number: 94, name: 'automatic discounts, and buy X get Y', steps: [AUTOMATIC, BUY_X_GET_Y] },
  { number: 95, name: 'discounts of collections, and watched for the shop', steps: [COLLECTIONS, WATCHED] },
];
