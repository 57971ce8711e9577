import type { Core } from '@strapi/strapi';

/** Written and read in SQL alone: Strapi need not know them, and no editor meets them. */
const TABLES = [
  `CREATE TABLE IF NOT EXISTS imports (
     id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     kind varchar(20) NOT NULL, file_name text NOT NULL, status varchar(20) NOT NULL,
     columns json NOT NULL DEFAULT '[]', unknown_columns json NOT NULL DEFAULT '[]', read_only_columns json NOT NULL DEFAULT '[]',
     user_id integer NOT NULL, user_name text NOT NULL,
     confirmer_id integer, confirmer_name text,
     created_at timestamptz NOT NULL DEFAULT now(), confirmed_at timestamptz, finished_at timestamptz,
     touched_at timestamptz NOT NULL DEFAULT now(), retry_at timestamptz,
     attempts integer NOT NULL DEFAULT 0, failure text)`,
  // How many rows went which way, while nobody works on them.
  'ALTER TABLE imports ADD COLUMN IF NOT EXISTS kept_counts json',
  `CREATE INDEX IF NOT EXISTS imports_due_index ON imports (touched_at) WHERE status IN ('CHECKING', 'RUNNING')`,
  `CREATE TABLE IF NOT EXISTS import_rows (
     import_id integer NOT NULL REFERENCES imports ON DELETE CASCADE, row integer NOT NULL,
     cells json NOT NULL,
     outcome varchar(20), settled boolean NOT NULL DEFAULT false,
     record_id integer, record_version timestamptz, slug text, title text,
     input json, changes json NOT NULL DEFAULT '[]', reasons json NOT NULL DEFAULT '[]',
     PRIMARY KEY (import_id, row))`,
  // Whether the row takes a slug that another record has until the same file gives it another.
  'ALTER TABLE import_rows ADD COLUMN IF NOT EXISTS takes_slug boolean NOT NULL DEFAULT false',
  'CREATE INDEX IF NOT EXISTS import_rows_outcome_index ON import_rows (import_id, outcome, settled, row)',
  'CREATE INDEX IF NOT EXISTS import_rows_record_index ON import_rows (import_id, record_id)',
  'CREATE INDEX IF NOT EXISTS import_rows_slug_index ON import_rows (import_id, md5(slug))',
  `CREATE TABLE IF NOT EXISTS downloads (
     token_hash varchar(64) PRIMARY KEY, subject json NOT NULL, expires_at timestamptz NOT NULL)`,
];

export const createTransferTables = async (strapi: Core.Strapi): Promise<void> => {
  for (const statement of TABLES) await strapi.db.connection.raw(statement);
};
