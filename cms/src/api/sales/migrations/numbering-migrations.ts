import type { Migration } from '../../../database/migrations/migration';

/** Orders have always begun with 1001. Pages say what orders are called, so the response cache hears of changes. */
const NUMBERING = `
  CREATE TABLE order_numbering (
    from_number integer PRIMARY KEY CHECK (from_number > 0),
    prefix text NOT NULL CHECK (length(prefix) <= 10)
  );
  INSERT INTO order_numbering VALUES (1001, '');
  CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON order_numbering
    FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
  ALTER TABLE order_numbering ENABLE ALWAYS TRIGGER content_changed;`;

export const numberingMigrations: Migration[] = [
  { number: 104, name: 'prefixes of order numbers', steps: [NUMBERING] },
];
