import type { Migration } from '../../../database/migrations/migration';

export const stockAlertMigration: Migration = {
  number: 106,
  name: 'emails once something can be bought again',
  steps: [
    `CREATE TABLE stock_alerts (
       id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
       variant_id integer NOT NULL REFERENCES item_variants ON DELETE CASCADE,
       email varchar(254) NOT NULL,
       created_at timestamptz NOT NULL DEFAULT now(),
       UNIQUE (variant_id, email));
     CREATE INDEX stock_alerts_email_index ON stock_alerts (email)`,
  ],
};
