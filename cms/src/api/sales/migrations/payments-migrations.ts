import type { Migration } from '../../../database/migrations/migration';

const PAYMENTS = `
  CREATE TABLE ways_to_pay (
    id varchar(40) PRIMARY KEY,
    name varchar(80) NOT NULL, note varchar(200), instructions text,
    hold_days integer NOT NULL CHECK (hold_days BETWEEN 1 AND 90),
    enabled boolean NOT NULL DEFAULT false, place integer NOT NULL, updated_at timestamptz NOT NULL DEFAULT now());

  CREATE TABLE payments (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    order_id integer NOT NULL REFERENCES orders ON DELETE CASCADE, provider varchar(20) NOT NULL,
    provider_order_id text CONSTRAINT payments_provider_order_unique UNIQUE,
    open_key varchar(64) NOT NULL UNIQUE, capture_key varchar(64) NOT NULL UNIQUE,
    amount integer NOT NULL CHECK (amount > 0), created_at timestamptz NOT NULL DEFAULT now(), declined_at timestamptz);
  CREATE INDEX payments_order_index ON payments (order_id, id);

  CREATE TABLE captures (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    order_id integer NOT NULL REFERENCES orders, payment_id integer NOT NULL REFERENCES payments,
    provider_capture_id text NOT NULL CONSTRAINT captures_provider_capture_unique UNIQUE,
    amount integer NOT NULL CHECK (amount > 0), reference text, made_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT captures_order_unique UNIQUE (order_id));

  CREATE TABLE refunds (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    order_id integer NOT NULL REFERENCES orders, capture_id integer NOT NULL REFERENCES captures,
    request_key varchar(64) NOT NULL CONSTRAINT refunds_request_key_unique UNIQUE, provider_refund_id text UNIQUE,
    amount integer NOT NULL CHECK (amount > 0), reason text, made_by text NOT NULL,
    state varchar(10) NOT NULL DEFAULT 'ASKED' CHECK (state IN ('ASKED', 'DONE', 'FAILED')),
    made_at timestamptz NOT NULL DEFAULT now());
  CREATE INDEX refunds_order_index ON refunds (order_id, id);

  CREATE TABLE webhook_events (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    provider varchar(20) NOT NULL, event_id text NOT NULL, kind text NOT NULL, provider_order_id text, order_uuid uuid,
    raw text NOT NULL,
    attempts integer NOT NULL DEFAULT 0, received_at timestamptz NOT NULL DEFAULT now(), processed_at timestamptz,
    CONSTRAINT webhook_events_event_unique UNIQUE (provider, event_id));
  CREATE INDEX webhook_events_open_index ON webhook_events (received_at) WHERE processed_at IS NULL;`;

/** Off until an administrator turns them on. */
const BY_HAND = `
  INSERT INTO ways_to_pay (id, name, note, hold_days, place) VALUES
    ('transfer', 'Bank transfer', 'We send your order once the money has arrived', 7, 1),
    ('invoice', 'Invoice', 'Pay within 14 days', 30, 2),
    ('pick-up', 'Pay at pick-up', 'In the shop, when you pick up your order', 7, 3);`;

/** Figures leave them out. */
const TESTS = 'CREATE INDEX payments_test_index ON payments (order_id, id) WHERE is_test';

/**
 * After a decline, only an approval that is newer counts: `opened_at` is when the buyer last asked for the provider's window,
 * `happened_at` when the provider says that an event happened. A refund counts on the day it was made, not asked for.
 */
const MOMENTS = `
  ALTER TABLE payments ADD COLUMN opened_at timestamptz;
  ALTER TABLE webhook_events ADD COLUMN happened_at timestamptz;
  ALTER TABLE refunds ADD COLUMN done_at timestamptz;
  UPDATE refunds SET done_at = made_at WHERE state = 'DONE';
  DROP INDEX refunds_made_index;
  CREATE INDEX refunds_done_index ON refunds (done_at) INCLUDE (amount) WHERE done_at IS NOT NULL`;

/** Since when the provider doesn't know it. */
const UNKNOWN = 'ALTER TABLE payments ADD COLUMN unknown_at timestamptz';

/** Old ones are thrown away each hour. */
const OLD_EVENTS = 'CREATE INDEX webhook_events_received_index ON webhook_events (received_at)';

/** What a browser needs to go on to the provider, in a form that the provider's gateway and button know. */
const HANDOFFS = `
  ALTER TABLE payments ADD COLUMN handoff json;
  UPDATE payments SET handoff = json_build_object('orderId', provider_order_id)
  WHERE provider = 'paypal' AND provider_order_id IS NOT NULL`;

/** In the words that payment providers use, and of emails sent again those of the panel. */
const REFUND_STATES = `
  ALTER TABLE refunds DROP CONSTRAINT refunds_state_check, ALTER state SET DEFAULT 'PENDING';
  UPDATE refunds SET state = CASE state WHEN 'ASKED' THEN 'PENDING' ELSE 'SUCCEEDED' END WHERE state <> 'FAILED';
  ALTER TABLE refunds ADD CONSTRAINT refunds_state_check CHECK (state IN ('PENDING', 'SUCCEEDED', 'FAILED'));
  ALTER TABLE refunds RENAME asked_at TO requested_at;
  ALTER TABLE refunds RENAME done_at TO succeeded_at;
  ALTER INDEX refunds_done_index RENAME TO refunds_succeeded_index;
  UPDATE order_events SET mail = 'RESENT' WHERE mail = 'ASKED'`;

const PROVIDERS = `
  CREATE TABLE payment_providers (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL UNIQUE, title text NOT NULL,
    keys text, environment text, client_id text, updated_at timestamptz NOT NULL DEFAULT 'epoch');
  CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON payment_providers
    FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
  ALTER TABLE payment_providers ENABLE ALWAYS TRIGGER content_changed`;

export const paymentsMigrations: Migration[] = [
  { number: 50, name: 'payments', steps: [PAYMENTS, BY_HAND] },
  { number: 62, name: 'an index of test payments', steps: [TESTS] },
  { number: 63, name: 'when refunds were made, events happened, and payments were opened', steps: [MOMENTS] },
  { number: 64, name: 'payments that their provider doesn’t know', steps: [UNKNOWN] },
  { number: 69, name: 'an index of old events', steps: [OLD_EVENTS] },
  { number: 79, name: 'what the browser needs to pay', steps: [HANDOFFS] },
  { number: 80, name: 'states of refunds in the words of providers', steps: [REFUND_STATES] },
  { number: 84, name: 'keys of payment providers', steps: [PROVIDERS] },
];
