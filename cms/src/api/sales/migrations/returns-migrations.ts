import type { Migration } from '../../../database/migrations/migration';

/** 0: customers can't. */
const SETTINGS = `
  ALTER TABLE sales_settings
    ADD return_days integer NOT NULL DEFAULT 0 CHECK (return_days >= 0),
    ADD cancel_minutes integer NOT NULL DEFAULT 0 CHECK (cancel_minutes >= 0)`;

/** When its customer canceled an order that was paid. */
const CANCELED = `
  ALTER TABLE orders ADD canceled_at timestamptz;
  CREATE INDEX orders_canceled_index ON orders (id) WHERE canceled_at IS NOT NULL;`;

/** `answer`: how to send it back, or why it's declined. It has a refund while that is on its way, and once it's made. */
const REQUESTS = `
  CREATE TABLE return_requests (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    order_id integer NOT NULL REFERENCES orders ON DELETE CASCADE,
    request_key varchar(64) NOT NULL,
    state varchar(9) NOT NULL DEFAULT 'REQUESTED'
      CHECK (state IN ('REQUESTED', 'ACCEPTED', 'RECEIVED', 'REFUNDED', 'DECLINED', 'WITHDRAWN')),
    reason varchar(12) NOT NULL CHECK (reason IN ('CHANGED_MIND', 'DAMAGED', 'WRONG_ITEM', 'DOES_NOT_FIT', 'OTHER')),
    note text, answer text,
    refund_id integer UNIQUE REFERENCES refunds ON DELETE CASCADE,
    requested_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (order_id, request_key),
    CONSTRAINT return_requests_refund_check
      CHECK ((state <> 'REFUNDED' OR refund_id IS NOT NULL) AND (refund_id IS NULL OR state IN ('RECEIVED', 'REFUNDED'))));
  CREATE INDEX return_requests_open_index ON return_requests (order_id) WHERE state IN ('REQUESTED', 'ACCEPTED', 'RECEIVED');
  CREATE TABLE return_lines (
    return_id integer NOT NULL REFERENCES return_requests ON DELETE CASCADE,
    line_id integer NOT NULL REFERENCES order_lines ON DELETE CASCADE,
    quantity integer NOT NULL CHECK (quantity > 0), restocked boolean NOT NULL DEFAULT false,
    PRIMARY KEY (return_id, line_id));
  CREATE INDEX return_lines_line_index ON return_lines (line_id);`;

/** They belong to no return until the request that names them is sent. */
const IMAGES = `
  CREATE TABLE return_images (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    order_id integer NOT NULL REFERENCES orders ON DELETE CASCADE,
    return_id integer REFERENCES return_requests ON DELETE CASCADE,
    address varchar(100) NOT NULL UNIQUE, content bytea NOT NULL, made_at timestamptz NOT NULL DEFAULT now());
  CREATE INDEX return_images_return_index ON return_images (return_id);
  CREATE INDEX return_images_order_index ON return_images (order_id);`;

export const returnsMigrations: Migration[] = [
  {
    number: 92,
    name: 'returns, and cancellations by customers',
    steps: [SETTINGS, CANCELED, REQUESTS, IMAGES],
  },
];
