import type { Migration } from '../../../database/migrations/migration';

/** Amounts in cents. Of a code, only its hash is kept, and its last characters. */
const CARDS = `
  CREATE TABLE gift_cards (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    code_hash varchar(64) NOT NULL CONSTRAINT gift_cards_code_unique UNIQUE,
    ending varchar(4) NOT NULL,
    name varchar(16) NOT NULL GENERATED ALWAYS AS ('•••• ' || ending) STORED,
    initial_amount integer NOT NULL CHECK (initial_amount > 0),
    balance integer NOT NULL DEFAULT 0 CONSTRAINT gift_cards_balance_check CHECK (balance >= 0),
    email text, note text, expires_at timestamptz, enabled boolean NOT NULL DEFAULT true,
    created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now());
  CREATE INDEX gift_cards_email_index ON gift_cards (email) WHERE email IS NOT NULL;
  CREATE TABLE gift_card_entries (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    gift_card_id integer NOT NULL REFERENCES gift_cards,
    kind varchar(8) NOT NULL CHECK (kind IN ('ISSUED', 'REDEEMED', 'RELEASED', 'REFUNDED', 'ADJUSTED')),
    amount integer NOT NULL,
    order_id integer REFERENCES orders, refund_id integer UNIQUE REFERENCES refunds,
    note text, made_by text NOT NULL, made_by_id integer, made_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT gift_card_entries_amount_check CHECK (CASE kind WHEN 'REDEEMED' THEN amount < 0 WHEN 'ADJUSTED' THEN amount <> 0 ELSE amount > 0 END),
    CONSTRAINT gift_card_entries_order_check CHECK (kind IN ('ISSUED', 'ADJUSTED') OR order_id IS NOT NULL),
    CONSTRAINT gift_card_entries_refund_check CHECK ((kind = 'REFUNDED') = (refund_id IS NOT NULL)));
  CREATE INDEX gift_card_entries_card_index ON gift_card_entries (gift_card_id, id);
  CREATE UNIQUE INDEX gift_card_entries_issued_index ON gift_card_entries (gift_card_id) WHERE kind = 'ISSUED';
  CREATE INDEX gift_card_entries_order_index ON gift_card_entries (order_id) WHERE order_id IS NOT NULL;
  CREATE INDEX gift_card_entries_made_by_index ON gift_card_entries (made_by_id) WHERE made_by_id IS NOT NULL;`;

/** A balance is the sum of its entries, which stay as they are. Nothing else changes it. */
const BALANCES = `
  CREATE FUNCTION add_gift_card_entry() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE gift_cards SET balance = balance + NEW.amount, updated_at = now() WHERE id = NEW.gift_card_id;
      RETURN NULL;
    END $$;
  CREATE TRIGGER add_gift_card_entry AFTER INSERT ON gift_card_entries
    FOR EACH ROW EXECUTE FUNCTION add_gift_card_entry();
  CREATE FUNCTION keep_gift_card_money() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'The money of gift cards only changes by new entries';
    END $$;
  CREATE TRIGGER keep_gift_card_balance BEFORE UPDATE OF balance, initial_amount ON gift_cards
    FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_gift_card_money();
  CREATE TRIGGER keep_gift_card_entry BEFORE UPDATE OF gift_card_id, kind, amount, order_id, refund_id ON gift_card_entries
    FOR EACH ROW EXECUTE FUNCTION keep_gift_card_money();
  CREATE TRIGGER keep_gift_card_entries BEFORE DELETE ON gift_card_entries
    FOR EACH ROW EXECUTE FUNCTION keep_gift_card_money();`;

/** What a card pays is part of an order's payment. `due` is what is paid otherwise. */
const ORDERS = `
  ALTER TABLE orders
    ADD gift_card_id integer REFERENCES gift_cards,
    ADD gift_card_amount integer NOT NULL DEFAULT 0,
    ADD due integer NOT NULL GENERATED ALWAYS AS (total - gift_card_amount) STORED,
    ADD CONSTRAINT orders_gift_card_check CHECK (gift_card_amount >= 0 AND gift_card_amount <= total
      AND (gift_card_amount > 0) = (gift_card_id IS NOT NULL));
  CREATE INDEX orders_gift_card_index ON orders (gift_card_id) WHERE gift_card_id IS NOT NULL;`;

/** `amount` goes back the way it came; `gift_card_amount`, beside it, to the card. */
const REFUNDS = `
  ALTER TABLE refunds
    ALTER capture_id DROP NOT NULL,
    ADD gift_card_amount integer NOT NULL DEFAULT 0,
    DROP CONSTRAINT refunds_amount_check,
    ADD CONSTRAINT refunds_amount_check CHECK (amount >= 0 AND gift_card_amount >= 0 AND amount + gift_card_amount > 0
      AND (capture_id IS NOT NULL OR amount = 0));`;

/** What is sold is one, and which refund takes it back. */
const SOLD = `
  ALTER TABLE order_lines ADD gift_card boolean NOT NULL DEFAULT false;
  ALTER TABLE gift_cards ADD order_line_id integer REFERENCES order_lines, ADD refund_id integer REFERENCES refunds,
    ADD CONSTRAINT gift_cards_refund_check CHECK (refund_id IS NULL OR order_line_id IS NOT NULL);
  CREATE INDEX gift_cards_order_line_index ON gift_cards (order_line_id) WHERE order_line_id IS NOT NULL;
  CREATE INDEX gift_cards_refund_index ON gift_cards (refund_id) WHERE refund_id IS NOT NULL;`;

export const giftCardsMigrations: Migration[] = [
  { number: 96, name: 'gift cards', steps: [CARDS, BALANCES, ORDERS, REFUNDS] },
  { number: 97, name: 'gift cards that are sold', steps: [SOLD] },
];
