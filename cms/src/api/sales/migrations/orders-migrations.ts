import type { Migration } from '../../../database/migrations/migration';
import { FIELD_WORDS } from './field-words-migration';
import { FIRST_STEPS } from './first-migration';

/** How much of a line is sent or refunded is the sum of these. Changes of one order take turns: its row is locked. */
const FULFILMENTS = `
  CREATE TABLE fulfilments (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    order_id integer NOT NULL REFERENCES orders ON DELETE CASCADE,
    tracking_number varchar(100), tracking_url text, made_by text NOT NULL, made_at timestamptz NOT NULL DEFAULT now());
  CREATE INDEX fulfilments_order_index ON fulfilments (order_id, id);

  CREATE TABLE fulfilment_lines (
    fulfilment_id integer NOT NULL REFERENCES fulfilments ON DELETE CASCADE,
    line_id integer NOT NULL REFERENCES order_lines ON DELETE CASCADE,
    quantity integer NOT NULL CHECK (quantity > 0), PRIMARY KEY (fulfilment_id, line_id));
  CREATE INDEX fulfilment_lines_line_index ON fulfilment_lines (line_id);

  CREATE TABLE refund_lines (
    refund_id integer NOT NULL REFERENCES refunds ON DELETE CASCADE,
    line_id integer NOT NULL REFERENCES order_lines ON DELETE CASCADE,
    quantity integer NOT NULL CHECK (quantity > 0), restocked boolean NOT NULL, PRIMARY KEY (refund_id, line_id));
  CREATE INDEX refund_lines_line_index ON refund_lines (line_id);`;

const LISTED = `
  CREATE INDEX orders_search_index ON orders USING gin (email gin_trgm_ops, name gin_trgm_ops);
  CREATE INDEX order_lines_search_index ON order_lines USING gin (title gin_trgm_ops);
  CREATE INDEX orders_total_index ON orders (total, id);
  CREATE INDEX orders_way_index ON orders (way, way_name);
  CREATE INDEX orders_due_index ON orders (placed_at, id) WHERE sent <> 'ALL' AND state IN ('PAID', 'PARTIALLY_REFUNDED');`;

/** The activity names records by their ids. */
const IDENTIFIED_TERMS = 'ALTER TABLE terms_of_sale ADD COLUMN id integer NOT NULL DEFAULT 1 CHECK (id = 1)';

/** Figures are read by day. */
const BY_DAY = `
  CREATE INDEX orders_paid_index ON orders (paid_at) WHERE paid_at IS NOT NULL;
  CREATE INDEX captures_made_index ON captures (made_at) INCLUDE (amount);
  CREATE INDEX refunds_made_index ON refunds (made_at) INCLUDE (amount) WHERE state = 'DONE';`;

/** `variant_id` is 0 for items without options. */
const OF_ACCOUNTS = `
  ALTER TABLE customer_addresses ADD COLUMN is_default boolean NOT NULL DEFAULT false,
    ADD CONSTRAINT customer_addresses_user_fk FOREIGN KEY (user_id) REFERENCES up_users (id) ON DELETE CASCADE;
  CREATE UNIQUE INDEX customer_addresses_default_unique ON customer_addresses (user_id) WHERE is_default;

  CREATE TABLE cart_lines (
    user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
    item_id integer NOT NULL, variant_id integer NOT NULL DEFAULT 0,
    quantity integer NOT NULL CHECK (quantity > 0), added_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (user_id, item_id, variant_id));`;

/** A provider may answer later than it’s asked, so that what is to happen then has to be kept. */
const ASKED_REFUNDS = `
  ALTER TABLE refunds ADD COLUMN tell boolean NOT NULL DEFAULT true, ADD COLUMN failure text;
  ALTER TABLE refund_lines ADD COLUMN restock boolean NOT NULL DEFAULT false`;

/** Whether something of it has to be sent, once it is paid. */
const DUE = `
  ALTER TABLE orders ADD COLUMN is_due boolean NOT NULL DEFAULT false;
  DROP INDEX orders_due_index;
  CREATE INDEX orders_due_index ON orders (placed_at, id) WHERE is_due AND state IN ('PAID', 'PARTIALLY_REFUNDED');
  UPDATE orders SET is_due = true WHERE EXISTS (SELECT FROM order_lines line WHERE order_id = orders.id AND needs_delivery AND quantity >
    COALESCE((SELECT sum(quantity) FROM fulfilment_lines WHERE line_id = line.id), 0)
    + COALESCE((SELECT sum(quantity) FROM refund_lines JOIN refunds ON refunds.id = refund_id WHERE line_id = line.id AND state <> 'FAILED'), 0));`;

/** `tell`: whether its customer gets emails that nobody asks for. What nothing uses goes. */
const QUIET_ORDERS = `
  ALTER TABLE orders ADD COLUMN tell boolean NOT NULL DEFAULT true, DROP COLUMN looked_by;
  ALTER TABLE order_addresses DROP COLUMN kind, ADD PRIMARY KEY (order_id)`;

/** Of payments whose provider moved no money. */
const TEST_PAYMENTS = 'ALTER TABLE payments ADD COLUMN is_test boolean NOT NULL DEFAULT false';

/** The administrator's account. The trigger that writes the lines leaves it to the default. */
const WHO_CHANGED_STOCK = `
  ALTER TABLE stock_changes ADD COLUMN changed_by_id integer;
  ALTER TABLE stock_changes ALTER changed_by_id SET DEFAULT NULLIF(current_setting('stoa.actor_id', true), '')::integer`;

/** The administrator's account, where a name says whose doing it is. */
const WHO_CHANGED_ORDERS = ['orders', 'order_events', 'fulfilments', 'refunds']
  .map((table) => `ALTER TABLE ${table} ADD COLUMN made_by_id integer`)
  .join(';\n');

/** What is paid afterwards is sent before; by invoice, it has its number from the start. */
const PAID_AFTERWARDS = `
  DROP INDEX orders_due_index;
  CREATE INDEX orders_due_index ON orders (placed_at, id) WHERE is_due AND (state IN ('PAID', 'PARTIALLY_REFUNDED')
    OR state = 'AWAITING_PAYMENT' AND way IN ('pick-up', 'invoice'));

  WITH waiting AS (SELECT id, row_number() OVER (ORDER BY id) AS place FROM orders WHERE state = 'AWAITING_PAYMENT' AND way = 'invoice'),
    counted AS (SELECT next_invoice FROM terms_of_sale)
  UPDATE orders SET invoice_number = next_invoice + place - 1 FROM waiting, counted WHERE orders.id = waiting.id;
  UPDATE terms_of_sale SET next_invoice = GREATEST(next_invoice, (SELECT max(invoice_number) + 1 FROM orders));`;

const ON_INVOICES = 'ALTER TABLE terms_of_sale ADD COLUMN invoice_details text';

const FOUND_BY_REFERENCE = 'CREATE INDEX captures_search_index ON captures USING gin (reference gin_trgm_ops)';

/**
 * `mail`: which email an event tells of; null for those from before. An email that is given up is in the timeline as surely as in the
 * outbox, since a trigger writes it.
 */
const TIMELINE_MAILS = `
  ALTER TABLE order_events ADD COLUMN mail varchar(40);

  CREATE FUNCTION order_mail_failed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO order_events (order_id, kind, made_by, text)
    SELECT id, 'mailFailed', 'Stoa', concat_ws('. ', NEW.subject, NEW.last_error) FROM orders
    WHERE id = split_part(NEW.dedupe_key, ' ', 2)::integer;
    RETURN NULL;
  END $$;

  CREATE TRIGGER order_mail_failed AFTER UPDATE ON outbox_messages FOR EACH ROW
    WHEN (OLD.failed_at IS NULL AND NEW.failed_at IS NOT NULL AND NEW.dedupe_key LIKE 'order %')
    EXECUTE FUNCTION order_mail_failed();`;

/** For accounts and codes that are deleted: few rows name any. */
const NAMED = [
  ...['orders', 'order_events', 'fulfilments', 'refunds'].map((table) => [table, 'made_by_id']),
  ['stock_changes', 'changed_by_id'],
  ['orders', 'discount_code_id'],
]
  .map(([table, column]) => `CREATE INDEX ${table}_${column}_index ON ${table} (${column}) WHERE ${column} IS NOT NULL`)
  .join(';\n');

/** Which emails of the outbox are about which order, so that nobody has to read it from a key. */
const ORDER_MAILS = `
  CREATE TABLE order_mails (
    outbox_message_id integer PRIMARY KEY REFERENCES outbox_messages ON DELETE CASCADE,
    order_id integer NOT NULL REFERENCES orders ON DELETE CASCADE);
  CREATE INDEX order_mails_order_index ON order_mails (order_id);
  INSERT INTO order_mails SELECT outbox_messages.id, orders.id FROM outbox_messages
    JOIN orders ON dedupe_key LIKE 'order %' AND split_part(dedupe_key, ' ', 2) = orders.id::text;

  DROP TRIGGER order_mail_failed ON outbox_messages;
  DROP FUNCTION order_mail_failed;

  CREATE FUNCTION order_mail_failed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO order_events (order_id, kind, made_by, text)
    SELECT order_id, 'mailFailed', 'Stoa', concat_ws('. ', NEW.subject, NEW.last_error) FROM order_mails
    WHERE outbox_message_id = NEW.id;
    RETURN NULL;
  END $$;

  CREATE TRIGGER order_mail_failed AFTER UPDATE ON outbox_messages FOR EACH ROW
    WHEN (OLD.failed_at IS NULL AND NEW.failed_at IS NOT NULL)
    EXECUTE FUNCTION order_mail_failed();`;

/** How long a link to an order opens it; each has the moment it was made. `links_revoked_at`: of an order whose links were ended early. */
const EXPIRING_LINKS = `
  ALTER TABLE terms_of_sale ADD COLUMN link_days integer NOT NULL DEFAULT 180 CHECK (link_days > 0);
  CREATE INDEX order_links_made_index ON order_links (made_at);
  ALTER TABLE orders ADD COLUMN links_revoked_at timestamptz;`;

/** To see how many emails somebody got lately. */
const MAILS_OF_ONE = 'CREATE INDEX outbox_messages_recipient_index ON outbox_messages (recipient, next_attempt_at)';

/**
 * `asked_at`: when its provider was last asked for it. `given_up_at`: since when an administrator wants nobody to ask anymore. Of those
 * from before, nobody knows when they were asked.
 */
const GIVEN_UP = `
  ALTER TABLE refunds ADD COLUMN asked_at timestamptz, ADD COLUMN given_up_at timestamptz;
  UPDATE refunds SET asked_at = now() WHERE state = 'ASKED' AND provider_refund_id IS NULL`;

/**
 * What unpaid orders may hold. `network_hash`: of where an order comes from, as long as what it holds counts. Codes confirm the email
 * addresses of those who want more; `email_confirmed`: of an order above the limits; `reservation_alerts`: the variants of which so
 * much is held that the shop was emailed.
 */
const RESERVATION_LIMITS = `
  ALTER TABLE terms_of_sale
    ADD COLUMN reserved_items_per_order integer DEFAULT 50 CHECK (reserved_items_per_order > 0),
    ADD COLUMN reserved_value_per_order integer DEFAULT 500000 CHECK (reserved_value_per_order > 0),
    ADD COLUMN reserved_items_per_customer integer DEFAULT 100 CHECK (reserved_items_per_customer > 0),
    ADD COLUMN reserved_value_per_customer integer DEFAULT 1000000 CHECK (reserved_value_per_customer > 0);
  ALTER TABLE orders ADD COLUMN network_hash varchar(43), ADD COLUMN email_confirmed boolean NOT NULL DEFAULT false;
  CREATE INDEX orders_network_index ON orders (network_hash) WHERE network_hash IS NOT NULL;

  CREATE TABLE checkout_codes (
    checkout_key varchar(64) PRIMARY KEY, email text NOT NULL, code_hash varchar(43) NOT NULL,
    tries integer NOT NULL DEFAULT 0, expires_at timestamptz NOT NULL);

  CREATE TABLE reservation_alerts (
    variant_id integer PRIMARY KEY, is_over boolean NOT NULL DEFAULT true, alerted_at timestamptz NOT NULL DEFAULT now());`;

/** Methods that the shop has renamed, and orders that were placed with them, keep their words. */
const AMERICAN_NAMES = `
  UPDATE shipping_methods SET name = 'Standard shipping' WHERE name = 'Standard delivery';
  UPDATE payment_methods SET name = 'Pay at pickup' WHERE id = 'pick-up' AND name = 'Pay at pick-up';
  UPDATE payment_methods SET note = 'We ship your order once we’ve received your payment'
  WHERE id = 'transfer' AND note = 'We send your order once the money has arrived'`;

/** A workshop isn’t waiting to be shipped. */
const NO_SHIPPING = `
  ALTER TABLE orders DROP CONSTRAINT orders_fulfillment_status_check, ADD CONSTRAINT orders_fulfillment_status_check
    CHECK (fulfillment_status IN ('UNFULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED', 'NOT_REQUIRED'));
  UPDATE orders SET fulfillment_status = 'NOT_REQUIRED'
    WHERE NOT EXISTS (SELECT FROM order_lines WHERE order_id = orders.id AND needs_shipping);`;

/** Orders keep where it was when they were placed. */
const PICK_UP_PLACES = ['shipping_methods', 'orders']
  .map((table) => `ALTER TABLE ${table} ADD pick_up_address varchar(300), ADD pick_up_hours varchar(300);`)
  .join('\n');

/** What needs no shipping is paid by bank transfer, too. */
const NOTE_FOR_ALL = `
  UPDATE payment_methods SET note = 'We process your order once we’ve received your payment'
  WHERE id = 'transfer' AND note = 'We ship your order once we’ve received your payment'`;

export const ordersMigrations: Migration[] = [
  { number: 49, name: 'orders, and the terms of sale', steps: FIRST_STEPS },
  { number: 51, name: 'what is sent and refunded of orders, and lists of them', steps: [FULFILMENTS, LISTED] },
  { number: 52, name: 'an id for the terms of sale', steps: [IDENTIFIED_TERMS] },
  { number: 53, name: 'sales by day', steps: [BY_DAY] },
  { number: 56, name: 'addresses and carts of accounts', steps: [OF_ACCOUNTS] },
  { number: 57, name: 'refunds that a provider makes', steps: [ASKED_REFUNDS] },
  { number: 58, name: 'orders that are to be sent', steps: [DUE] },
  {
    number: 60,
    name: 'orders without emails, test payments, and whose account changed stock',
    steps: [QUIET_ORDERS, TEST_PAYMENTS, WHO_CHANGED_STOCK],
  },
  { number: 61, name: 'whose accounts changed orders', steps: [WHO_CHANGED_ORDERS] },
  { number: 65, name: 'orders that are sent before they are paid', steps: [PAID_AFTERWARDS] },
  {
    number: 66,
    name: 'the shop’s details on invoices, and references of payments to search',
    steps: [ON_INVOICES, FOUND_BY_REFERENCE],
  },
  { number: 67, name: 'which emails an order’s customer got, and which couldn’t be sent', steps: [TIMELINE_MAILS] },
  { number: 68, name: 'indexes for accounts and codes that are deleted', steps: [NAMED] },
  { number: 70, name: 'which emails are about which order', steps: [ORDER_MAILS] },
  {
    number: 72,
    name: 'links that expire, and refunds that are given up',
    steps: [EXPIRING_LINKS, GIVEN_UP, MAILS_OF_ONE],
  },
  { number: 73, name: 'limits of what unpaid orders hold', steps: [RESERVATION_LIMITS] },
  { number: 76, name: 'tables and columns in the words of commerce', steps: FIELD_WORDS },
  { number: 77, name: 'an American shop’s names for the methods that a shop begins with', steps: [AMERICAN_NAMES] },
  { number: 86, name: 'orders that need no shipping, and where to pick up', steps: [NO_SHIPPING, PICK_UP_PLACES] },
  { number: 87, name: 'a note for bank transfers of whatever is ordered', steps: [NOTE_FOR_ALL] },
];
