const ADDRESS = `recipient text NOT NULL, line_1 text NOT NULL, line_2 text, locality text, administrative_area text,
  postal_code text, country char(2) NOT NULL, phone text`;

/** What a shop sells by: where it delivers, what tax it adds, and what codes take off. */
const TERMS_OF_SALE = `
  CREATE TABLE delivery_methods (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name varchar(80) NOT NULL, note varchar(200), price integer NOT NULL CHECK (price >= 0), free_from integer CHECK (free_from >= 0),
    places json NOT NULL DEFAULT '[]', pick_up boolean NOT NULL DEFAULT false, enabled boolean NOT NULL DEFAULT true,
    place integer NOT NULL DEFAULT 1, updated_at timestamptz NOT NULL DEFAULT now());

  CREATE TABLE tax_rates (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name varchar(80) NOT NULL, country char(2) NOT NULL, administrative_area varchar(100) NOT NULL DEFAULT '',
    tax_class varchar(40) NOT NULL DEFAULT 'standard', percent numeric(6, 3) NOT NULL CHECK (percent >= 0 AND percent < 100),
    on_delivery boolean NOT NULL DEFAULT false, updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT tax_rates_place_unique UNIQUE (country, administrative_area, tax_class));

  CREATE TABLE terms_of_sale (
    single boolean PRIMARY KEY DEFAULT true CHECK (single),
    country char(2) NOT NULL DEFAULT 'US', administrative_area varchar(100) NOT NULL DEFAULT '',
    prices_include_tax boolean NOT NULL DEFAULT false, low_stock integer CHECK (low_stock >= 0),
    next_invoice integer NOT NULL DEFAULT 1, updated_at timestamptz NOT NULL DEFAULT now());
  INSERT INTO terms_of_sale DEFAULT VALUES;

  CREATE TABLE discount_codes (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    code varchar(40) NOT NULL CONSTRAINT discount_codes_code_unique UNIQUE CHECK (code = upper(code)),
    kind varchar(10) NOT NULL CHECK (kind IN ('PERCENT', 'AMOUNT', 'DELIVERY')),
    percent numeric(5, 2) CHECK (percent > 0 AND percent <= 100), amount integer CHECK (amount > 0),
    starts_at timestamptz, ends_at timestamptz, minimum integer CHECK (minimum >= 0),
    most_uses integer CHECK (most_uses > 0), most_each integer CHECK (most_each > 0), uses integer NOT NULL DEFAULT 0,
    category_ids integer[] NOT NULL DEFAULT '{}', item_ids integer[] NOT NULL DEFAULT '{}',
    enabled boolean NOT NULL DEFAULT true, created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT discount_codes_uses_check CHECK (uses >= 0 AND (most_uses IS NULL OR uses <= most_uses)),
    CONSTRAINT discount_codes_value_check CHECK (
      (kind = 'PERCENT') = (percent IS NOT NULL) AND (kind = 'AMOUNT') = (amount IS NOT NULL)));`;

/** Amounts are cents. Lines, delivery, and taxes are what they were when the order was placed, whatever becomes of items and rates. */
const ORDERS = `
  CREATE SEQUENCE order_numbers START 1001;

  CREATE TABLE orders (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
    number integer NOT NULL UNIQUE DEFAULT nextval('order_numbers'),
    checkout_key varchar(64) NOT NULL CONSTRAINT orders_checkout_key_unique UNIQUE, request_hash varchar(64) NOT NULL,
    state varchar(20) NOT NULL DEFAULT 'PENDING' CHECK (state IN ('PENDING', 'AWAITING_APPROVAL', 'AWAITING_PAYMENT', 'CAPTURING',
      'PAYMENT_REVIEW', 'NEEDS_ATTENTION', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'EXPIRED', 'CANCELLED')),
    sent varchar(4) NOT NULL DEFAULT 'NONE' CHECK (sent IN ('NONE', 'PART', 'ALL')),
    attention text, made_by text, user_id integer, email text NOT NULL, name text NOT NULL, note text,
    currency char(3) NOT NULL, way varchar(40), way_name varchar(80), instructions text,
    subtotal integer NOT NULL CHECK (subtotal >= 0), discount integer NOT NULL CHECK (discount BETWEEN 0 AND subtotal + delivery),
    delivery integer NOT NULL CHECK (delivery >= 0), delivery_discount integer NOT NULL CHECK (delivery_discount BETWEEN 0 AND delivery),
    delivery_tax integer NOT NULL CHECK (delivery_tax >= 0), tax integer NOT NULL CHECK (tax >= delivery_tax),
    tax_included boolean NOT NULL, taxes json NOT NULL DEFAULT '[]', total integer NOT NULL CHECK (total >= 0),
    discount_code_id integer REFERENCES discount_codes ON DELETE SET NULL, discount_code varchar(40),
    delivery_method_id integer, delivery_name varchar(80), delivery_note varchar(200), pick_up boolean NOT NULL DEFAULT false,
    invoice_number integer CONSTRAINT orders_invoice_number_unique UNIQUE,
    hold_until timestamptz, look_at timestamptz, looked_by timestamptz,
    placed_at timestamptz NOT NULL DEFAULT now(), paid_at timestamptz, updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT orders_adds_up_check CHECK (
      total = subtotal - discount + delivery + CASE WHEN tax_included THEN 0 ELSE tax END));
  CREATE INDEX orders_placed_index ON orders (placed_at, id);
  CREATE INDEX orders_state_index ON orders (state, placed_at, id);
  CREATE INDEX orders_user_index ON orders (user_id, placed_at) WHERE user_id IS NOT NULL;
  CREATE INDEX orders_email_index ON orders (email, placed_at);
  CREATE INDEX orders_look_index ON orders (look_at) WHERE look_at IS NOT NULL;

  CREATE TABLE order_lines (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    order_id integer NOT NULL REFERENCES orders ON DELETE CASCADE, place integer NOT NULL,
    item_id integer, variant_id integer, title text NOT NULL, choice text, slug text, sku text, image_url text,
    unit_price integer NOT NULL CHECK (unit_price >= 0), quantity integer NOT NULL CHECK (quantity > 0),
    total integer NOT NULL CHECK (total = unit_price * quantity), discount integer NOT NULL CHECK (discount BETWEEN 0 AND total),
    tax integer NOT NULL CHECK (tax >= 0), tax_name varchar(80), tax_percent numeric(6, 3), tax_class varchar(40) NOT NULL,
    needs_delivery boolean NOT NULL, UNIQUE (order_id, place));

  CREATE TABLE order_addresses (
    order_id integer NOT NULL REFERENCES orders ON DELETE CASCADE, kind varchar(10) NOT NULL CHECK (kind IN ('DELIVERY', 'BILLING')),
    ${ADDRESS}, PRIMARY KEY (order_id, kind));

  CREATE TABLE reservations (
    order_id integer NOT NULL REFERENCES orders ON DELETE CASCADE, variant_id integer NOT NULL,
    quantity integer NOT NULL CHECK (quantity > 0),
    state varchar(10) NOT NULL DEFAULT 'HELD' CHECK (state IN ('HELD', 'CLAIMED', 'RELEASED')), PRIMARY KEY (order_id, variant_id));
  CREATE INDEX reservations_held_index ON reservations (variant_id) WHERE state = 'HELD';

  CREATE TABLE order_events (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    order_id integer NOT NULL REFERENCES orders ON DELETE CASCADE, kind varchar(20) NOT NULL,
    from_state varchar(20), to_state varchar(20), made_by text NOT NULL, text text, made_at timestamptz NOT NULL DEFAULT now());
  CREATE INDEX order_events_order_index ON order_events (order_id, id);

  CREATE TABLE order_links (
    token_hash varchar(64) PRIMARY KEY, order_id integer NOT NULL REFERENCES orders ON DELETE CASCADE, made_at timestamptz NOT NULL DEFAULT now());
  CREATE INDEX order_links_order_index ON order_links (order_id);

  CREATE TABLE code_uses (
    order_id integer PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
    code_id integer NOT NULL REFERENCES discount_codes ON DELETE CASCADE, email text NOT NULL);
  CREATE INDEX code_uses_code_index ON code_uses (code_id, email);

  CREATE TABLE customer_addresses (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, user_id integer NOT NULL, ${ADDRESS},
    updated_at timestamptz NOT NULL DEFAULT now());
  CREATE INDEX customer_addresses_user_index ON customer_addresses (user_id, id);`;

/** Enough to begin with: one flat rate in the United States, pick-up, and no tax. */
const BEGINNINGS = `
  INSERT INTO delivery_methods (name, note, price, places, pick_up, place) VALUES
    ('Standard delivery', '3 to 5 business days', 500, '[{"country": "US", "areas": []}]', false, 1),
    ('Pick up', 'We email you when it’s ready', 0, '[]', true, 2);`;

export const FIRST_STEPS = [TERMS_OF_SALE, ORDERS, BEGINNINGS];
