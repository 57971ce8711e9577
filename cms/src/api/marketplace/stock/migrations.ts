import type { Migration } from '../../../database/migrations/migration';

const setting = (name: string): string => `NULLIF(current_setting('stoa.${name}', true), '')`;

/** What a changed row adds to the ledger: how much it has now, and the difference to before. */
const LINE = `
  INSERT INTO stock_changes (variant_id, item_id, stock_change, reserved_change, stock, reserved, reason, order_id, changed_by)
  SELECT id, item_id, stock_change, reserved_change, stock, reserved, COALESCE(${setting('reason')}, otherwise),
    ${setting('order')}::integer, COALESCE(${setting('actor')}, 'System')
  FROM`;

/** Every way of writing leaves its lines, even an operator's psql: triggers write them. */
const LEDGER = `
  CREATE FUNCTION stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      ${LINE} (SELECT id, item_id, COALESCE(stock, 0) AS stock_change, reserved AS reserved_change, stock, reserved, 'initial' AS otherwise
               FROM changed) line;
    ELSIF TG_OP = 'DELETE' THEN
      ${LINE} (SELECT id, item_id, -COALESCE(stock, 0) AS stock_change, -reserved AS reserved_change, NULL::integer AS stock, 0 AS reserved,
                 'removed' AS otherwise FROM changed) line;
    ELSE
      ${LINE} (SELECT changed.id, changed.item_id, COALESCE(changed.stock, 0) - COALESCE(former.stock, 0) AS stock_change,
                 changed.reserved - former.reserved AS reserved_change, changed.stock, changed.reserved, 'correction' AS otherwise
               FROM former JOIN changed USING (id)
               WHERE (former.stock, former.reserved) IS DISTINCT FROM (changed.stock, changed.reserved)) line;
    END IF;
    RETURN NULL;
  END $$;

  CREATE TRIGGER stock_added AFTER INSERT ON item_variants REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION stock_changed();
  CREATE TRIGGER stock_changed AFTER UPDATE ON item_variants REFERENCING OLD TABLE AS former NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION stock_changed();
  CREATE TRIGGER stock_removed AFTER DELETE ON item_variants REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION stock_changed();`;

const KEEP_WHAT_IS_HELD = `
  CREATE FUNCTION keep_held_variant() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE 'Variant % is held by an order', OLD.id USING ERRCODE = 'check_violation', CONSTRAINT = 'item_variants_held_check';
  END $$;

  CREATE TRIGGER keep_held_variant BEFORE DELETE ON item_variants FOR EACH ROW WHEN (OLD.reserved > 0)
    EXECUTE FUNCTION keep_held_variant();`;

/** How far the emails about low stock are, and which variants they have told of. */
const LOW_STOCK = `
  UPDATE terms_of_sale SET low_stock = 3 WHERE low_stock IS NULL;
  ALTER TABLE terms_of_sale ALTER low_stock SET DEFAULT 3, ALTER low_stock SET NOT NULL;

  CREATE TABLE stock_watch (single boolean PRIMARY KEY DEFAULT true CHECK (single), last_change bigint NOT NULL);
  INSERT INTO stock_watch (last_change) SELECT COALESCE(max(id), 0) FROM stock_changes;

  CREATE TABLE low_stock_told (variant_id integer PRIMARY KEY, last_change bigint NOT NULL);`;

/** The shop's threshold is the marketplace's own, so that stock needs nothing of sales. */
const STOCK_SETTINGS = `
  CREATE TABLE stock_settings (
    single boolean PRIMARY KEY DEFAULT true CHECK (single), low_stock integer NOT NULL DEFAULT 3 CHECK (low_stock >= 0));
  INSERT INTO stock_settings (low_stock) SELECT low_stock FROM sales_settings;
  ALTER TABLE sales_settings DROP COLUMN low_stock;
  CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON stock_settings
    FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
  ALTER TABLE stock_settings ENABLE ALWAYS TRIGGER content_changed;`;

export const stockMigrations: Migration[] = [
  {
    number: 47,
    name: 'held stock, and a line for each change of stock',
    steps: [
      `ALTER TABLE item_variants
         ADD COLUMN reserved integer NOT NULL DEFAULT 0,
         ADD CONSTRAINT item_variants_reserved_check CHECK (reserved >= 0)`,
      `CREATE TABLE stock_changes (
         id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
         variant_id integer NOT NULL, item_id integer NOT NULL,
         stock_change integer NOT NULL, reserved_change integer NOT NULL,
         stock integer, reserved integer NOT NULL,
         reason varchar(20) NOT NULL, order_id integer, changed_by text NOT NULL,
         changed_at timestamptz NOT NULL DEFAULT now());
       CREATE INDEX stock_changes_item_index ON stock_changes (item_id, id);
       CREATE INDEX stock_changes_variant_index ON stock_changes (variant_id, id);
       CREATE INDEX stock_changes_order_index ON stock_changes (order_id) WHERE order_id IS NOT NULL;

       INSERT INTO stock_changes (variant_id, item_id, stock_change, reserved_change, stock, reserved, reason, changed_by)
       SELECT id, item_id, COALESCE(stock, 0), 0, stock, 0, 'initial', 'System' FROM item_variants`,
      LEDGER,
      KEEP_WHAT_IS_HELD,
    ],
  },
  { number: 54, name: 'low stock', steps: [LOW_STOCK] },
  { number: 78, name: 'when stock is low, apart from the settings of sales', steps: [STOCK_SETTINGS] },
];
