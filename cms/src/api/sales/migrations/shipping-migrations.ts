import type { Migration } from '../../../database/migrations/migration';

/** `tiers`: rows of a limit and a price, in grams and cents. A limit of null: there is none. */
const RATES = `
  ALTER TABLE shipping_methods
    ADD pricing varchar(9) NOT NULL DEFAULT 'FLAT' CHECK (pricing IN ('FLAT', 'BY_WEIGHT', 'BY_TOTAL', 'BY_ITEMS')),
    ADD tiers json NOT NULL DEFAULT '[]',
    ADD transit_min integer CHECK (transit_min >= 0),
    ADD transit_max integer,
    ADD CONSTRAINT shipping_methods_transit_check
      CHECK ((transit_min IS NULL) = (transit_max IS NULL) AND transit_max >= transit_min);
  ALTER TABLE item_variants ADD CONSTRAINT item_variants_weight_check CHECK (weight >= 0);`;

/** `arrives_from`, `arrives_to`: what the customer was told, as days. */
const ARRIVAL = `
  ALTER TABLE sales_settings
    ADD handling_min integer CHECK (handling_min >= 0),
    ADD handling_max integer,
    ADD CONSTRAINT sales_settings_handling_check
      CHECK ((handling_min IS NULL) = (handling_max IS NULL) AND handling_max >= handling_min);
  ALTER TABLE orders
    ADD arrives_from varchar(10),
    ADD arrives_to varchar(10),
    ADD CONSTRAINT orders_arrives_check CHECK ((arrives_from IS NULL) = (arrives_to IS NULL) AND arrives_to >= arrives_from);`;

/** Lines keep when and where something takes place as it was when the order was placed. Nothing that is shipped does. */
const SCHEDULES = `
  ALTER TABLE item_variants ADD CONSTRAINT item_variants_schedule_check
    CHECK ((starts_at IS NOT NULL OR (ends_at IS NULL AND venue IS NULL)) AND ends_at > starts_at);
  ALTER TABLE order_lines
    ADD starts_at timestamptz,
    ADD ends_at timestamptz,
    ADD venue varchar(200),
    ADD attended_at timestamptz,
    ADD CONSTRAINT order_lines_schedule_check CHECK (
      (starts_at IS NOT NULL OR (ends_at IS NULL AND venue IS NULL AND attended_at IS NULL))
      AND (starts_at IS NULL OR NOT needs_shipping) AND ends_at > starts_at);`;

export const shippingMigrations: Migration[] = [
  { number: 89, name: 'shipping rates, arrival dates, and workshops', steps: [RATES, ARRIVAL, SCHEDULES] },
];
