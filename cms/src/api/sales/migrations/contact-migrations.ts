import type { Migration } from '../../../database/migrations/migration';

/** Who orders on the phone may have no email address, and a shop notes their number. What customers order by themselves has one. */
const WITHOUT_EMAIL = `
  ALTER TABLE orders ALTER COLUMN email DROP NOT NULL, ADD COLUMN phone varchar(40),
    ADD CONSTRAINT orders_email_check CHECK (email IS NOT NULL OR made_by IS NOT NULL);
  CREATE INDEX orders_phone_search_index ON orders USING gin (phone gin_trgm_ops) WHERE phone IS NOT NULL;`;

export const contactMigrations: Migration[] = [
  { number: 88, name: 'manual orders without an email address', steps: [WITHOUT_EMAIL] },
];
