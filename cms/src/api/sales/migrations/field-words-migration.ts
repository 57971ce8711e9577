/** Migration 76: tables, columns, and stored words take the names that commerce has for them. Nothing else changes. */

const TABLES = `
  ALTER TABLE fulfilments RENAME TO fulfillments;
  ALTER TABLE fulfilment_lines RENAME TO fulfillment_lines;
  ALTER TABLE fulfillment_lines RENAME fulfilment_id TO fulfillment_id;
  ALTER TABLE terms_of_sale RENAME TO sales_settings;
  ALTER TABLE delivery_methods RENAME TO shipping_methods;
  ALTER TABLE ways_to_pay RENAME TO payment_methods;
  ALTER TABLE payment_methods RENAME hold_days TO reservation_days;
  ALTER TABLE low_stock_told RENAME TO low_stock_notices;`;

const COLUMNS = `
  ALTER TABLE orders RENAME way TO payment_method;
  ALTER TABLE orders RENAME way_name TO payment_method_name;
  ALTER TABLE orders RENAME sent TO fulfillment_status;
  ALTER TABLE orders RENAME is_due TO needs_fulfillment;
  ALTER TABLE orders RENAME tell TO notify_customer;
  ALTER TABLE orders RENAME attention TO attention_reason;
  ALTER TABLE orders RENAME hold_until TO reserved_until;
  ALTER TABLE orders RENAME look_at TO next_check_at;
  ALTER TABLE orders RENAME delivery TO shipping;
  ALTER TABLE orders RENAME delivery_discount TO shipping_discount;
  ALTER TABLE orders RENAME delivery_tax TO shipping_tax;
  ALTER TABLE orders RENAME delivery_method_id TO shipping_method_id;
  ALTER TABLE orders RENAME delivery_name TO shipping_method_name;
  ALTER TABLE orders RENAME delivery_note TO shipping_method_note;
  ALTER TABLE order_lines RENAME needs_delivery TO needs_shipping;
  ALTER TABLE tax_rates RENAME on_delivery TO on_shipping;
  ALTER TABLE refunds RENAME tell TO notify_customer;
  ALTER TABLE discount_codes RENAME most_uses TO usage_limit;
  ALTER TABLE discount_codes RENAME most_each TO usage_limit_per_customer;`;

/** In a shop that had them before, Strapi has just made the new columns beside the old ones. A new shop has only the new ones. */
const OF_ITEMS = ['items', 'item_categories']
  .map(
    (table) => `
  DO $$ BEGIN
    IF EXISTS (SELECT FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = '${table}' AND column_name = 'needs_delivery') THEN
      ALTER TABLE ${table} DROP COLUMN needs_shipping;
      ALTER TABLE ${table} RENAME needs_delivery TO needs_shipping;
    END IF;
  END $$;`,
  )
  .join('');

const STATUSES = `
  ALTER TABLE orders DROP CONSTRAINT orders_sent_check;
  ALTER TABLE orders ALTER fulfillment_status TYPE varchar(20);
  UPDATE orders SET fulfillment_status =
    CASE fulfillment_status WHEN 'NONE' THEN 'UNFULFILLED' WHEN 'PART' THEN 'PARTIALLY_FULFILLED' ELSE 'FULFILLED' END;
  ALTER TABLE orders ALTER fulfillment_status SET DEFAULT 'UNFULFILLED', ADD CONSTRAINT orders_fulfillment_status_check
    CHECK (fulfillment_status IN ('UNFULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED'));

  ALTER TABLE reservations DROP CONSTRAINT reservations_state_check;
  DROP INDEX reservations_held_index;
  UPDATE reservations SET state = CASE state WHEN 'HELD' THEN 'RESERVED' ELSE 'COMMITTED' END WHERE state <> 'RELEASED';
  ALTER TABLE reservations ALTER state SET DEFAULT 'RESERVED',
    ADD CONSTRAINT reservations_state_check CHECK (state IN ('RESERVED', 'COMMITTED', 'RELEASED'));
  CREATE INDEX reservations_reserved_index ON reservations (variant_id) WHERE state = 'RESERVED';

  ALTER TABLE discount_codes DROP CONSTRAINT discount_codes_kind_check;
  UPDATE discount_codes SET kind = 'SHIPPING' WHERE kind = 'DELIVERY';
  ALTER TABLE discount_codes ADD CONSTRAINT discount_codes_kind_check CHECK (kind IN ('PERCENT', 'AMOUNT', 'SHIPPING'));

  UPDATE stock_changes SET reason = 'reserved' WHERE reason = 'held';
  UPDATE payments SET provider = 'manual' WHERE provider = 'by-hand';
  UPDATE captures SET provider_capture_id = 'manual' || substr(provider_capture_id, 8) WHERE provider_capture_id LIKE 'by-hand %';
  UPDATE order_events SET kind = CASE kind WHEN 'moved' THEN 'stateChanged' ELSE 'fulfilled' END WHERE kind IN ('moved', 'sent');
  UPDATE order_events SET mail = 'FULFILLED' || substr(mail, 5) WHERE mail LIKE 'SENT%';
  UPDATE outbox_messages SET dedupe_key = regexp_replace(dedupe_key, '^(order \\d+) SENT', '\\1 FULFILLED')
    WHERE dedupe_key LIKE 'order % SENT%';`;

const KEEP_RESERVED = `
  DROP TRIGGER keep_held_variant ON item_variants;
  DROP FUNCTION keep_held_variant;
  CREATE FUNCTION keep_reserved_variant() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE 'Variant % is reserved by an order', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'item_variants_keep_reserved';
  END $$;
  CREATE TRIGGER keep_reserved_variant BEFORE DELETE ON item_variants FOR EACH ROW WHEN (OLD.reserved > 0)
    EXECUTE FUNCTION keep_reserved_variant();`;

/** What the activity, the trash, and saved views have of it. */
const REMEMBERED = `
  UPDATE activity SET kind = 'salesSettings' WHERE kind = 'termsOfSale';
  UPDATE activity SET changes = (
    SELECT json_agg(CASE WHEN new_field IS NULL THEN change ELSE jsonb_set(change, '{field}', to_jsonb(new_field)) END ORDER BY place)
    FROM jsonb_array_elements(changes::jsonb) WITH ORDINALITY AS each (change, place)
    LEFT JOIN (VALUES ('methods', 'shippingMethods'), ('rates', 'taxRates'), ('ways', 'paymentMethods'), ('mostUses', 'usageLimit'),
      ('mostEach', 'usageLimitPerCustomer'), ('needsDelivery', 'needsShipping')) AS renamed (old_field, new_field)
      ON old_field = change->>'field')
    WHERE kind IN ('salesSettings', 'discountCode', 'item', 'itemCategory')
      AND changes::text ~ '"(methods|rates|ways|mostUses|mostEach|needsDelivery)"';
  UPDATE trash SET snapshot = jsonb_set(snapshot #- '{record,needs_delivery}', '{record,needs_shipping}', snapshot->'record'->'needs_delivery')
    WHERE snapshot->'record' ? 'needs_delivery';
  UPDATE saved_views SET
    query = regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(query,
      '(^|[?&])sent=DUE', '\\1fulfillmentStatus=TO_FULFILL'), '(^|[?&])sent=NONE', '\\1fulfillmentStatus=UNFULFILLED'),
      '(^|[?&])sent=PART', '\\1fulfillmentStatus=PARTIALLY_FULFILLED'), '(^|[?&])sent=ALL', '\\1fulfillmentStatus=FULFILLED'),
      '(^|[?&])held=', '\\1reserved='), '(^|[?&])way=', '\\1paymentMethod='),
    columns = array_replace(columns, 'way', 'paymentMethod')
    WHERE list = 'orders';`;

/** Constraints, indexes, and sequences that PostgreSQL or a migration named after what they belong to. */
const NAMES = `
  CREATE FUNCTION pg_temp.named(name text) RETURNS text LANGUAGE plpgsql AS $$
  DECLARE pair text[];
  BEGIN
    FOREACH pair SLICE 1 IN ARRAY ARRAY[
      ['fulfilment', 'fulfillment'], ['^terms_of_sale', 'sales_settings'], ['^delivery_methods', 'shipping_methods'],
      ['^ways_to_pay', 'payment_methods'], ['_hold_days', '_reservation_days'], ['^low_stock_told', 'low_stock_notices'],
      ['^orders_delivery', 'orders_shipping'], ['^orders_sent_', 'orders_fulfillment_status_'],
      ['^orders_is_due_', 'orders_needs_fulfillment_'], ['_tell_not_null$', '_notify_customer_not_null'],
      ['^orders_look_index$', 'orders_next_check_index'], ['^orders_due_index$', 'orders_to_fulfill_index'],
      ['^orders_way_index$', 'orders_payment_method_index'], ['^order_lines_needs_delivery', 'order_lines_needs_shipping'],
      ['^tax_rates_on_delivery', 'tax_rates_on_shipping'], ['^discount_codes_most_uses', 'discount_codes_usage_limit'],
      ['^discount_codes_most_each', 'discount_codes_usage_limit_per_customer']]
    LOOP name := regexp_replace(name, pair[1], pair[2], 'g'); END LOOP;
    RETURN name;
  END $$;

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

export const FIELD_WORDS = [TABLES, COLUMNS, OF_ITEMS, STATUSES, KEEP_RESERVED, REMEMBERED, NAMES];
