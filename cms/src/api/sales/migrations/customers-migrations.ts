import type { Migration } from '../../../database/migrations/migration';

/** Figures count orders that await payment or are paid, in cents. `updated_at`: of the note and the tags. `email`: the main one of `customer_emails`. */
const CUSTOMERS = `
  CREATE TABLE customers (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL, email text, phone text,
    note text NOT NULL DEFAULT '', tags text[] NOT NULL DEFAULT '{}',
    order_count integer NOT NULL DEFAULT 0, spent bigint NOT NULL DEFAULT 0, first_order_at timestamptz, last_order_at timestamptz,
    updated_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE customer_emails (
    email text PRIMARY KEY, customer_id integer NOT NULL REFERENCES customers ON DELETE CASCADE);
  CREATE INDEX customer_emails_customer_index ON customer_emails (customer_id);
  ALTER TABLE orders ADD COLUMN customer_id integer REFERENCES customers, ADD COLUMN erased_at timestamptz;`;

/** Without an email address, customers are known by their phone number, however it is typed, or by their name. */
const PHONES = `
  CREATE FUNCTION phone_key(phone text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT COALESCE(NULLIF(right(regexp_replace(phone, '[^0-9]', '', 'g'), 10), ''), lower(phone)) $$;`;

/** Orders that went well know their customers best, and the latest of them. */
const OF_EARLIER_ORDERS = `
  INSERT INTO customers (name, email, phone)
    SELECT DISTINCT ON (email) name, email, COALESCE(orders.phone, order_addresses.phone)
    FROM orders LEFT JOIN order_addresses ON order_id = orders.id WHERE email IS NOT NULL
    ORDER BY email, state IN ('PENDING', 'AWAITING_APPROVAL', 'EXPIRED', 'CANCELLED'), orders.id DESC;
  INSERT INTO customer_emails (email, customer_id) SELECT email, id FROM customers;
  UPDATE orders SET customer_id = customer_emails.customer_id FROM customer_emails WHERE customer_emails.email = orders.email;

  INSERT INTO customers (name, phone) SELECT DISTINCT ON (phone_key(phone)) name, phone
    FROM orders WHERE email IS NULL AND phone IS NOT NULL ORDER BY phone_key(phone), id DESC;
  UPDATE orders SET customer_id = customers.id FROM customers
    WHERE orders.email IS NULL AND customers.email IS NULL AND phone_key(orders.phone) = phone_key(customers.phone);

  INSERT INTO customers (name) SELECT DISTINCT ON (lower(name)) name
    FROM orders WHERE email IS NULL AND phone IS NULL ORDER BY lower(name), id DESC;
  UPDATE orders SET customer_id = customers.id FROM customers
    WHERE orders.email IS NULL AND orders.phone IS NULL AND customers.email IS NULL AND customers.phone IS NULL
      AND lower(orders.name) = lower(customers.name);

  UPDATE customers SET order_count = count, spent = sum, first_order_at = first, last_order_at = last FROM (
    SELECT customer_id, count(*) FILTER (WHERE counts), COALESCE(sum(taken), 0) - COALESCE(sum(back), 0) AS sum,
      min(placed_at) FILTER (WHERE counts) AS first, max(placed_at) FILTER (WHERE counts) AS last
    FROM (SELECT customer_id, placed_at, state NOT IN ('PENDING', 'AWAITING_APPROVAL', 'EXPIRED', 'CANCELLED') AS counts,
        (SELECT sum(amount) FROM captures WHERE order_id = orders.id) AS taken,
        (SELECT sum(amount) FROM refunds WHERE order_id = orders.id AND refunds.state = 'SUCCEEDED') AS back
      FROM orders) figures GROUP BY customer_id) counted WHERE counted.customer_id = customers.id;

  ALTER TABLE orders ADD CONSTRAINT orders_customer_check CHECK ((customer_id IS NULL) = (erased_at IS NOT NULL)),
    DROP CONSTRAINT orders_email_check,
    ADD CONSTRAINT orders_email_check CHECK (email IS NOT NULL OR made_by IS NOT NULL OR erased_at IS NOT NULL);`;

const INDEXES = `
  CREATE INDEX orders_customer_index ON orders (customer_id, id) WHERE customer_id IS NOT NULL;
  CREATE INDEX customers_last_order_index ON customers (last_order_at, id);
  CREATE INDEX customers_spent_index ON customers (spent, id);
  CREATE INDEX customers_name_index ON customers (lower(name), id);
  CREATE INDEX customers_tags_index ON customers USING gin (tags);
  CREATE INDEX customers_without_email_index ON customers (phone_key(phone), lower(name)) WHERE email IS NULL;
  CREATE INDEX customers_search_index ON customers USING gin (name gin_trgm_ops, phone gin_trgm_ops);
  CREATE INDEX customer_emails_search_index ON customer_emails USING gin (email gin_trgm_ops);
  CREATE INDEX submissions_email_index ON submissions (email);
  CREATE INDEX order_addresses_search_index ON order_addresses USING gin (locality gin_trgm_ops, phone gin_trgm_ops);`;

/**
 * Who an order belongs to, by its email address. The customer stays locked, before any stock is: transactions of one customer that
 * also want the same stock would otherwise wait for each other. A corrected address renames a customer who has no other order.
 */
const JOINED = `
  CREATE FUNCTION join_customer() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE joined integer;
    BEGIN
      IF NEW.erased_at IS NOT NULL THEN
        NEW.customer_id = NULL;
        RETURN NEW;
      END IF;
      IF TG_OP = 'UPDATE' AND NEW.email IS NOT DISTINCT FROM OLD.email
        AND (NEW.email IS NOT NULL OR (NEW.phone IS NOT DISTINCT FROM OLD.phone AND NEW.name = OLD.name)) THEN
        UPDATE customers SET name = NEW.name, phone = COALESCE(NEW.phone, phone)
          WHERE id = NEW.customer_id AND (NEW.name <> OLD.name OR NEW.phone <> OLD.phone OR OLD.phone IS NULL AND NEW.phone IS NOT NULL);
        RETURN NEW;
      END IF;
      LOOP
        IF NEW.email IS NOT NULL THEN
          SELECT id INTO joined FROM customers WHERE id = (SELECT customer_id FROM customer_emails WHERE email = NEW.email)
            FOR NO KEY UPDATE;
        ELSIF NEW.phone IS NOT NULL THEN
          SELECT id INTO joined FROM customers WHERE email IS NULL AND phone_key(phone) = phone_key(NEW.phone)
            ORDER BY id LIMIT 1 FOR NO KEY UPDATE;
        ELSE
          SELECT id INTO joined FROM customers WHERE email IS NULL AND phone IS NULL AND lower(name) = lower(NEW.name)
            ORDER BY id LIMIT 1 FOR NO KEY UPDATE;
        END IF;
        IF joined IS NULL THEN
          IF TG_OP = 'UPDATE' AND NOT EXISTS (SELECT FROM orders WHERE customer_id = OLD.customer_id AND id <> NEW.id)
            AND (SELECT count(*) FROM customer_emails WHERE customer_id = OLD.customer_id) <= 1 THEN
            joined = OLD.customer_id;
          ELSE
            INSERT INTO customers (name, email, phone) VALUES (NEW.name, NEW.email, NEW.phone) RETURNING id INTO joined;
          END IF;
          INSERT INTO customer_emails (email, customer_id) SELECT NEW.email, joined WHERE NEW.email IS NOT NULL
            ON CONFLICT (email) DO NOTHING;
          IF NOT FOUND AND NEW.email IS NOT NULL THEN
            DELETE FROM customers WHERE id = joined AND NOT EXISTS (SELECT FROM orders WHERE customer_id = joined);
            CONTINUE;
          END IF;
          IF TG_OP = 'UPDATE' AND joined = OLD.customer_id THEN
            DELETE FROM customer_emails WHERE customer_id = joined AND email IS DISTINCT FROM NEW.email;
            UPDATE customers SET name = NEW.name, email = NEW.email,
              phone = COALESCE(NEW.phone, CASE WHEN NEW.email IS NOT NULL THEN phone END) WHERE id = joined;
          END IF;
        END IF;
        NEW.customer_id = joined;
        RETURN NEW;
      END LOOP;
    END $$;
  CREATE TRIGGER join_customer BEFORE INSERT OR UPDATE OF name, email, phone, erased_at ON orders
    FOR EACH ROW EXECUTE FUNCTION join_customer();`;

/** Counts again instead of adding: locked first, what others have committed is counted, too. */
const COUNTED = `
  CREATE FUNCTION count_customer(counted integer) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM FROM customers WHERE id = counted FOR NO KEY UPDATE;
      UPDATE customers SET (order_count, first_order_at, last_order_at) = (SELECT count(*), min(placed_at), max(placed_at)
          FROM orders WHERE customer_id = counted AND state NOT IN ('PENDING', 'AWAITING_APPROVAL', 'EXPIRED', 'CANCELLED')),
        spent = COALESCE((SELECT sum(amount) FROM captures JOIN orders ON orders.id = order_id WHERE customer_id = counted), 0)
          - COALESCE((SELECT sum(amount) FROM refunds JOIN orders ON orders.id = order_id
            WHERE customer_id = counted AND refunds.state = 'SUCCEEDED'), 0)
        WHERE id = counted;
    END $$;

  CREATE FUNCTION keep_customer() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF current_setting('stoa.moves_orders', true) = 'on' THEN
        RETURN NULL;
      END IF;
      IF TG_OP <> 'INSERT' AND OLD.customer_id IS NOT NULL AND OLD.customer_id IS DISTINCT FROM NEW.customer_id THEN
        PERFORM count_customer(OLD.customer_id);
        DELETE FROM customers WHERE id = OLD.customer_id AND note = '' AND tags = '{}'
          AND NOT EXISTS (SELECT FROM orders WHERE customer_id = OLD.customer_id);
      END IF;
      IF TG_OP <> 'DELETE' AND NEW.customer_id IS NOT NULL THEN
        PERFORM count_customer(NEW.customer_id);
        IF NEW.state NOT IN ('PENDING', 'AWAITING_APPROVAL', 'EXPIRED', 'CANCELLED') THEN
          UPDATE customers SET name = NEW.name, phone = COALESCE(NEW.phone,
              CASE WHEN NEW.email IS NOT NULL THEN (SELECT phone FROM order_addresses WHERE order_id = NEW.id) END, phone)
            WHERE id = NEW.customer_id AND NEW.placed_at >= last_order_at;
        END IF;
      END IF;
      RETURN NULL;
    END $$;
  CREATE TRIGGER keep_customer_of_new AFTER INSERT ON orders
    FOR EACH ROW WHEN (NEW.state NOT IN ('PENDING', 'AWAITING_APPROVAL', 'EXPIRED', 'CANCELLED')) EXECUTE FUNCTION keep_customer();
  CREATE TRIGGER keep_customer AFTER UPDATE ON orders
    FOR EACH ROW WHEN (OLD.customer_id IS DISTINCT FROM NEW.customer_id OR OLD.placed_at <> NEW.placed_at
      OR (OLD.state IN ('PENDING', 'AWAITING_APPROVAL', 'EXPIRED', 'CANCELLED'))
        <> (NEW.state IN ('PENDING', 'AWAITING_APPROVAL', 'EXPIRED', 'CANCELLED'))) EXECUTE FUNCTION keep_customer();
  CREATE TRIGGER keep_customer_of_deleted AFTER DELETE ON orders FOR EACH ROW EXECUTE FUNCTION keep_customer();

  CREATE FUNCTION keep_customer_spent() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM count_customer(customer_id) FROM orders WHERE id = COALESCE(NEW.order_id, OLD.order_id);
      RETURN NULL;
    END $$;
  CREATE TRIGGER keep_customer_spent AFTER INSERT OR UPDATE OF amount OR DELETE ON captures
    FOR EACH ROW EXECUTE FUNCTION keep_customer_spent();
  CREATE TRIGGER keep_customer_spent AFTER INSERT OR UPDATE OF state, amount OR DELETE ON refunds
    FOR EACH ROW EXECUTE FUNCTION keep_customer_spent();`;

export const customersMigrations: Migration[] = [
  { number: 91, name: 'customers', steps: [CUSTOMERS, PHONES, OF_EARLIER_ORDERS, INDEXES, JOINED, COUNTED] },
];
