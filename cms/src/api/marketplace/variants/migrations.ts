import type { Migration } from '../../../database/migrations/migration';

const newRow = `
  left(replace(gen_random_uuid()::text, '-', ''), 24) AS document_id, 1 AS place, '' AS option_1, '' AS option_2,
  '' AS option_3, true AS enabled`;

/** What lists show of an item and sort it by: of its variants that can be had, or else of all, the one that costs least. */
const SHOWN_OFFER = `
  CREATE FUNCTION shown_offer(item integer, own_price numeric, own_discount_price numeric, own_status text)
  RETURNS TABLE (price numeric, discount_price numeric, price_varies boolean, status text) LANGUAGE sql STABLE AS $$
    SELECT
      COALESCE((array_agg(offer.price ORDER BY is_there DESC, paid, place))[1], own_price),
      CASE WHEN count(*) = 0 THEN own_discount_price
        ELSE (array_agg(offer.discount_price ORDER BY is_there DESC, paid, place))[1] END,
      COALESCE(CASE WHEN bool_or(is_there) THEN min(paid) FILTER (WHERE is_there) < max(paid) FILTER (WHERE is_there)
        ELSE min(paid) < max(paid) END, false),
      CASE WHEN own_status = 'AVAILABLE' AND bool_or(is_there) IS NOT TRUE THEN 'SOLD_OUT' ELSE own_status END
    FROM (
      SELECT place, one.price, one.discount_price, COALESCE(one.discount_price, one.price) AS paid,
        COALESCE(stock > 0, true) AS is_there
      FROM item_variants CROSS JOIN LATERAL (
        SELECT COALESCE(item_variants.price, own_price) AS price,
          CASE WHEN item_variants.price IS NULL THEN own_discount_price ELSE item_variants.discount_price END
            AS discount_price
      ) one
      WHERE item_id = item AND enabled
    ) offer
  $$`;

const OWN_OFFER_CHANGED = `
  CREATE FUNCTION own_offer_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    SELECT price, discount_price, price_varies, status
    INTO NEW.shown_price, NEW.shown_discount_price, NEW.price_varies, NEW.shown_status
    FROM shown_offer(NEW.id, NEW.price, NEW.discount_price, NEW.availability);
    RETURN NEW;
  END $$;

  CREATE TRIGGER own_offer_changed BEFORE UPDATE ON items FOR EACH ROW
    WHEN ((OLD.price, OLD.discount_price, OLD.availability) IS DISTINCT FROM (NEW.price, NEW.discount_price, NEW.availability))
    EXECUTE FUNCTION own_offer_changed();`;

/**
 * Items are locked first. Otherwise, of two transactions that each sell the last one of another variant, neither would see the
 * item sold out.
 */
const VARIANTS_CHANGED = `
  CREATE FUNCTION variants_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    touched integer[];
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      SELECT array_agg(DISTINCT of_item) INTO touched
      FROM former JOIN changed USING (id) CROSS JOIN unnest(ARRAY[former.item_id, changed.item_id]) of_item
      WHERE (former.item_id, former.place, former.price, former.discount_price, former.enabled, COALESCE(former.stock > 0, true))
        IS DISTINCT FROM
        (changed.item_id, changed.place, changed.price, changed.discount_price, changed.enabled, COALESCE(changed.stock > 0, true));
    ELSE
      SELECT array_agg(DISTINCT item_id) INTO touched FROM changed;
    END IF;
    IF touched IS NOT NULL THEN
      PERFORM FROM items WHERE id = ANY (touched) ORDER BY id FOR NO KEY UPDATE;
      UPDATE items
      SET shown_price = shown.price, shown_discount_price = shown.discount_price, price_varies = shown.price_varies,
        shown_status = shown.status
      FROM items own CROSS JOIN LATERAL shown_offer(own.id, own.price, own.discount_price, own.availability) shown
      WHERE own.id = ANY (touched) AND items.id = own.id
        AND (items.shown_price, items.shown_discount_price, items.price_varies, items.shown_status)
          IS DISTINCT FROM (shown.price, shown.discount_price, shown.price_varies, shown.status);
    END IF;
    RETURN NULL;
  END $$;

  CREATE TRIGGER variants_added AFTER INSERT ON item_variants REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();
  CREATE TRIGGER variants_changed AFTER UPDATE ON item_variants REFERENCING OLD TABLE AS former NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();
  CREATE TRIGGER variants_removed AFTER DELETE ON item_variants REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();`;

/** Deferred: an item restored from the trash gets its variants back after itself. */
const ONE_VARIANT_AT_LEAST = `
  CREATE FUNCTION give_first_variant() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO item_variants (document_id, place, option_1, option_2, option_3, enabled, item_id, stock, created_at, updated_at, published_at)
    SELECT ${newRow}, id, 1, created_at, updated_at, published_at
    FROM items WHERE id = NEW.id AND NOT EXISTS (SELECT FROM item_variants WHERE item_id = NEW.id);
    RETURN NULL;
  END $$;

  CREATE FUNCTION keep_last_variant() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM items WHERE id = OLD.item_id)
      AND NOT EXISTS (SELECT FROM item_variants WHERE item_id = OLD.item_id) THEN
      RAISE 'Item % would have no variant left', OLD.item_id USING ERRCODE = 'check_violation', CONSTRAINT = 'items_variants_check';
    END IF;
    RETURN NULL;
  END $$;

  CREATE CONSTRAINT TRIGGER give_first_variant AFTER INSERT ON items DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION give_first_variant();
  CREATE CONSTRAINT TRIGGER keep_last_variant AFTER DELETE ON item_variants DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION keep_last_variant();`;

export const variantMigrations: Migration[] = [
  {
    number: 23,
    name: 'stock of variants',
    steps: [
      `INSERT INTO item_variants (document_id, place, option_1, option_2, option_3, enabled, item_id, stock, created_at, updated_at, published_at)
       SELECT ${newRow}, id, stock, created_at, updated_at, published_at FROM items ORDER BY id;

       UPDATE trash SET snapshot = jsonb_set(
         snapshot #- '{record,stock}', '{belongings,item_variants}',
         (SELECT jsonb_build_array(to_jsonb(variant) || jsonb_build_object(
            'created_at', snapshot->'record'->'created_at', 'updated_at', snapshot->'record'->'updated_at',
            'published_at', snapshot->'record'->'published_at'))
          FROM (SELECT nextval('item_variants_id_seq') AS id, ${newRow}, record_id AS item_id,
            snapshot->'record'->'stock' AS stock) variant))
       WHERE kind = 'item'`,
      // Deferrable, so that one statement can exchange two values. A check of the schema couldn't be.
      `ALTER TABLE item_variants
         ADD CONSTRAINT item_variants_item_check CHECK (item_id IS NOT NULL),
         ADD CONSTRAINT item_variants_place_check CHECK (place > 0),
         ADD CONSTRAINT item_variants_price_check CHECK (price > 0),
         ADD CONSTRAINT item_variants_discount_price_check CHECK (
           discount_price IS NULL OR (price IS NOT NULL AND discount_price > 0 AND discount_price < price)),
         ADD CONSTRAINT item_variants_stock_check CHECK (stock >= 0),
         ADD CONSTRAINT item_variants_without_options_check CHECK (
           option_1 <> '' OR (price IS NULL AND image_url IS NULL AND enabled)),
         ADD CONSTRAINT item_variants_sku_unique UNIQUE (sku) DEFERRABLE,
         ADD CONSTRAINT item_variants_options_unique UNIQUE (item_id, option_1, option_2, option_3) DEFERRABLE`,
      // Takes items_stock_check and items_shown_status_index along.
      `ALTER TABLE items
         DROP COLUMN stock,
         ADD COLUMN shown_price numeric(10, 2),
         ADD COLUMN shown_discount_price numeric(10, 2),
         ADD COLUMN price_varies boolean,
         ADD COLUMN shown_status text`,
      SHOWN_OFFER,
      `UPDATE items
       SET shown_price = shown.price, shown_discount_price = shown.discount_price, price_varies = shown.price_varies,
         shown_status = shown.status
       FROM items own CROSS JOIN LATERAL shown_offer(own.id, own.price, own.discount_price, own.availability) shown
       WHERE items.id = own.id`,
      `DROP INDEX items_effective_price_index;
       CREATE INDEX items_shown_price_index ON items (COALESCE(shown_discount_price, shown_price), id);
       CREATE INDEX items_shown_status_index ON items (shown_status, created_at, id)`,
      OWN_OFFER_CHANGED,
      VARIANTS_CHANGED,
      ONE_VARIANT_AT_LEAST,
    ],
  },
  {
    number: 39,
    name: 'count items of a price without reading them',
    steps: [
      `DROP INDEX items_shown_price_index;
       CREATE INDEX items_shown_price_index ON items (COALESCE(shown_discount_price, shown_price), id)
         INCLUDE (published, shown_status, shown_discount_price, shown_price)`,
    ],
  },
];
