import type { Migration } from '../../../database/migrations/migration';

/** What of an order is paid with lines of an earlier one that were swapped for it. `due` is what is paid otherwise. */
const ORDERS = `
  ALTER TABLE orders DROP COLUMN due;
  ALTER TABLE orders
    ADD swap_of integer REFERENCES orders,
    ADD swap_amount integer NOT NULL DEFAULT 0,
    ADD due integer NOT NULL GENERATED ALWAYS AS (total - gift_card_amount - swap_amount) STORED,
    ADD CONSTRAINT orders_swap_check CHECK (swap_amount >= 0 AND gift_card_amount + swap_amount <= total
      AND (swap_amount > 0) = (swap_of IS NOT NULL) AND swap_of <> id);
  CREATE INDEX orders_swap_of_index ON orders (swap_of) WHERE swap_of IS NOT NULL;`;

/** `swap_order_id`: the order that `swap_amount` pays. Without one, that goes back to the order that this one was swapped from. */
const REFUNDS = `
  ALTER TABLE refunds
    ADD swap_amount integer NOT NULL DEFAULT 0,
    ADD swap_order_id integer REFERENCES orders,
    DROP CONSTRAINT refunds_amount_check,
    ADD CONSTRAINT refunds_amount_check CHECK (amount >= 0 AND gift_card_amount >= 0 AND swap_amount >= 0
      AND amount + gift_card_amount + swap_amount > 0 AND (capture_id IS NOT NULL OR amount = 0)),
    ADD CONSTRAINT refunds_swap_check CHECK (swap_order_id IS NULL OR (amount + gift_card_amount = 0 AND swap_order_id <> order_id));
  CREATE UNIQUE INDEX refunds_swap_order_index ON refunds (swap_order_id) WHERE swap_order_id IS NOT NULL;`;

export const swapsMigrations: Migration[] = [
  { number: 99, name: 'lines of paid orders that are swapped', steps: [ORDERS, REFUNDS] },
];
