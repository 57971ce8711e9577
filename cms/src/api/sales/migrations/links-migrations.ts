import type { Migration } from '../../../database/migrations/migration';

/** The address that a link was emailed to. Whoever follows it reads that address. Null: it was copied, or is from before. */
const EMAILED_LINKS = 'ALTER TABLE order_links ADD emailed_to text;';

/** What its customer ordered instead, having changed it before it was paid. */
const REPLACED_ORDERS = `
  ALTER TABLE orders ADD replaced_by integer REFERENCES orders ON DELETE SET NULL CHECK (replaced_by <> id);
  CREATE UNIQUE INDEX orders_replaced_by_index ON orders (replaced_by) WHERE replaced_by IS NOT NULL;`;

export const linksMigrations: Migration[] = [
  { number: 98, name: 'emailed links, and orders that were replaced', steps: [EMAILED_LINKS, REPLACED_ORDERS] },
];
