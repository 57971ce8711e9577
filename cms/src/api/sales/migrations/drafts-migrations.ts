import type { Migration } from '../../../database/migrations/migration';

/** The customer of such an order chooses how to pay; an administrator gave them the link. */
const PAY_LINKS = `
  ALTER TABLE orders ADD COLUMN pay_by_link boolean NOT NULL DEFAULT false,
    ADD CONSTRAINT orders_pay_by_link_check CHECK (NOT pay_by_link OR made_by IS NOT NULL);`;

/** Why an administrator takes something off. What a code takes off has its code instead. */
const DISCOUNT_LABELS = `
  ALTER TABLE orders ADD COLUMN discount_label varchar(80),
    ADD CONSTRAINT orders_discount_label_check CHECK (discount_label IS NULL OR discount_code IS NULL);`;

const DRAFTS = `
  CREATE TABLE order_drafts (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name varchar(100) NOT NULL, data json NOT NULL,
    made_by text NOT NULL, made_by_id integer, updated_at timestamptz NOT NULL DEFAULT now());
  CREATE INDEX order_drafts_updated_at_index ON order_drafts (updated_at DESC, id DESC);`;

export const draftsMigrations: Migration[] = [
  {
    number: 90,
    name: 'pay links, discounts in manual orders, and drafts',
    steps: [PAY_LINKS, DISCOUNT_LABELS, DRAFTS],
  },
];
