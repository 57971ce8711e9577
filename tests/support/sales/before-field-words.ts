/** As if migrations 76, 86, and 93 had not run: tables, columns, and stored words have the names they had before it. */
export const BEFORE_FIELD_WORDS = `
  ALTER TABLE discounts RENAME CONSTRAINT discounts_kind_check TO discount_codes_kind_check;
  ALTER TABLE discounts RENAME TO discount_codes;
  ALTER TABLE discount_uses RENAME TO code_uses;
  ALTER TABLE code_uses RENAME discount_id TO code_id;
  ALTER TABLE orders RENAME discount_id TO discount_code_id;
  ALTER TABLE orders DROP CONSTRAINT orders_fulfillment_status_check, ALTER fulfillment_status SET DEFAULT 'NONE';
  UPDATE orders SET fulfillment_status =
    CASE fulfillment_status WHEN 'UNFULFILLED' THEN 'NONE' WHEN 'NOT_REQUIRED' THEN 'NONE' WHEN 'FULFILLED' THEN 'ALL' ELSE 'PART' END;
  ALTER TABLE orders ALTER fulfillment_status TYPE varchar(4),
    ADD CONSTRAINT orders_sent_check CHECK (fulfillment_status IN ('NONE', 'PART', 'ALL'));
  ALTER TABLE reservations DROP CONSTRAINT reservations_state_check, ALTER state SET DEFAULT 'HELD';
  UPDATE reservations SET state = CASE state WHEN 'RESERVED' THEN 'HELD' ELSE 'CLAIMED' END WHERE state <> 'RELEASED';
  ALTER TABLE reservations ADD CONSTRAINT reservations_state_check CHECK (state IN ('HELD', 'CLAIMED', 'RELEASED'));
  DROP INDEX reservations_reserved_index;
  CREATE INDEX reservations_held_index ON reservations (variant_id) WHERE state = 'HELD';
  UPDATE stock_changes SET reason = 'held' WHERE reason = 'reserved';
  UPDATE payments SET provider = 'by-hand' WHERE provider = 'manual';
  UPDATE captures SET provider_capture_id = 'by-hand' || substr(provider_capture_id, 7) WHERE provider_capture_id LIKE 'manual %';
  UPDATE order_events SET kind = CASE kind WHEN 'stateChanged' THEN 'moved' ELSE 'sent' END WHERE kind IN ('stateChanged', 'fulfilled');
  UPDATE order_events SET mail = 'SENT' || substr(mail, 10) WHERE mail LIKE 'FULFILLED%';

  DROP TRIGGER keep_reserved_variant ON item_variants;
  DROP FUNCTION keep_reserved_variant;
  CREATE FUNCTION keep_held_variant() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN OLD; END $$;
  CREATE TRIGGER keep_held_variant BEFORE DELETE ON item_variants FOR EACH ROW EXECUTE FUNCTION keep_held_variant();

  ALTER TABLE fulfillment_lines RENAME fulfillment_id TO fulfilment_id;
  ALTER TABLE fulfillment_lines RENAME TO fulfilment_lines;
  ALTER TABLE fulfillments RENAME TO fulfilments;
  ALTER TABLE sales_settings RENAME TO terms_of_sale;
  ALTER TABLE shipping_methods RENAME TO delivery_methods;
  ALTER TABLE payment_methods RENAME reservation_days TO hold_days;
  ALTER TABLE payment_methods RENAME TO ways_to_pay;
  ALTER TABLE low_stock_notices RENAME TO low_stock_told;
  ALTER TABLE orders RENAME payment_method TO way;
  ALTER TABLE orders RENAME payment_method_name TO way_name;
  ALTER TABLE orders RENAME fulfillment_status TO sent;
  ALTER TABLE orders RENAME needs_fulfillment TO is_due;
  ALTER TABLE orders RENAME notify_customer TO tell;
  ALTER TABLE orders RENAME attention_reason TO attention;
  ALTER TABLE orders RENAME reserved_until TO hold_until;
  ALTER TABLE orders RENAME next_check_at TO look_at;
  ALTER TABLE orders RENAME shipping TO delivery;
  ALTER TABLE orders RENAME shipping_discount TO delivery_discount;
  ALTER TABLE orders RENAME shipping_tax TO delivery_tax;
  ALTER TABLE orders RENAME shipping_method_id TO delivery_method_id;
  ALTER TABLE orders RENAME shipping_method_name TO delivery_name;
  ALTER TABLE orders RENAME shipping_method_note TO delivery_note;
  ALTER TABLE order_lines RENAME needs_shipping TO needs_delivery;
  ALTER TABLE tax_rates RENAME on_shipping TO on_delivery;
  ALTER TABLE refunds RENAME notify_customer TO tell;
  ALTER TABLE discount_codes RENAME usage_limit TO most_uses;
  ALTER TABLE discount_codes RENAME usage_limit_per_customer TO most_each;
  ALTER INDEX orders_to_fulfill_index RENAME TO orders_due_index;
  ALTER TABLE orders DROP pick_up_address, DROP pick_up_hours;
  ALTER TABLE delivery_methods DROP pick_up_address, DROP pick_up_hours;
  DELETE FROM migrations WHERE number IN (76, 86, 93);`;
