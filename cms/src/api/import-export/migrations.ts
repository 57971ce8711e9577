import type { Migration } from '../../database/migrations/migration';

export const migrations: Migration[] = [
  {
    number: 12,
    name: 'imports and downloads',
    steps: [
      // Used only through SQL, so Strapi doesn't need to know these tables and editors never see them.
      `CREATE TABLE IF NOT EXISTS imports (
         id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
         kind varchar(20) NOT NULL, file_name text NOT NULL, status varchar(20) NOT NULL,
         columns json NOT NULL DEFAULT '[]', unknown_columns json NOT NULL DEFAULT '[]',
         read_only_columns json NOT NULL DEFAULT '[]',
         user_id integer NOT NULL, user_name text NOT NULL,
         confirmer_id integer, confirmer_name text,
         created_at timestamptz NOT NULL DEFAULT now(), confirmed_at timestamptz, finished_at timestamptz,
         touched_at timestamptz NOT NULL DEFAULT now(), retry_at timestamptz,
         attempts integer NOT NULL DEFAULT 0, failure text)`,
      // Row counts per outcome, kept while no one is working on the import.
      'ALTER TABLE imports ADD COLUMN IF NOT EXISTS kept_counts json',
      `CREATE TABLE IF NOT EXISTS import_rows (
         import_id integer NOT NULL REFERENCES imports ON DELETE CASCADE, row integer NOT NULL,
         cells json NOT NULL,
         outcome varchar(20), settled boolean NOT NULL DEFAULT false,
         record_id integer, record_version timestamptz, slug text, title text,
         input json, changes json NOT NULL DEFAULT '[]', reasons json NOT NULL DEFAULT '[]',
         PRIMARY KEY (import_id, row))`,
      // Whether the row takes a slug that another record holds until a row of the same file gives that record a new one.
      'ALTER TABLE import_rows ADD COLUMN IF NOT EXISTS takes_slug boolean NOT NULL DEFAULT false',
      `CREATE TABLE IF NOT EXISTS downloads (
         token_hash varchar(64) PRIMARY KEY, subject json NOT NULL, expires_at timestamptz NOT NULL);

       DROP INDEX IF EXISTS imports_due_index, import_rows_outcome_index, import_rows_record_index,
         import_rows_slug_index;
       CREATE INDEX imports_due_index ON imports (touched_at) WHERE status IN ('CHECKING', 'RUNNING');
       CREATE INDEX import_rows_outcome_index ON import_rows (import_id, outcome, settled, row);
       CREATE INDEX import_rows_record_index ON import_rows (import_id, record_id);
       CREATE INDEX import_rows_slug_index ON import_rows (import_id, md5(slug));`,
    ],
  },
  {
    number: 14,
    name: 'records that rows of an import name',
    steps: [
      // Every batch looks these up, so use an index instead of searching the cells of the whole file.
      `ALTER TABLE import_rows ADD COLUMN named_id integer;

       UPDATE import_rows SET named_id = trim(cells->>place.index)::integer
       FROM (
         SELECT imports.id, (name.ordinality - 1)::integer AS index
         FROM imports, json_array_elements_text(columns) WITH ORDINALITY AS name (value, ordinality)
         WHERE status = 'CHECKING' AND name.value = 'id'
       ) place
       WHERE import_id = place.id AND trim(cells->>place.index) ~ '^[1-9][0-9]{0,8}$';

       CREATE INDEX import_rows_named_index ON import_rows (import_id, named_id);`,
    ],
  },
  {
    number: 28,
    name: 'several rows of a record',
    steps: [
      `ALTER TABLE import_rows ADD COLUMN first_row integer;
       UPDATE import_rows SET first_row = row;
       ALTER TABLE import_rows ALTER COLUMN first_row SET NOT NULL;
       CREATE INDEX import_rows_first_index ON import_rows (import_id, first_row);`,
    ],
  },
  {
    number: 30,
    name: 'imports from other shops',
    steps: [
      `ALTER TABLE imports ADD COLUMN source varchar(20), ADD COLUMN new_terms json NOT NULL DEFAULT '[]';
       ALTER TABLE import_rows ADD COLUMN notes json NOT NULL DEFAULT '[]';`,
    ],
  },
  {
    number: 37,
    name: 'pictures of imports',
    steps: [
      `CREATE TABLE import_pictures (
         id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
         import_id integer NOT NULL REFERENCES imports ON DELETE CASCADE,
         address text NOT NULL, alternative_text text, rows integer[] NOT NULL,
         outcome varchar(20) NOT NULL DEFAULT 'waiting', url text, message text,
         due_at timestamptz NOT NULL DEFAULT now(), attempts integer NOT NULL DEFAULT 0);
       CREATE UNIQUE INDEX import_pictures_address_index ON import_pictures (import_id, md5(address));
       CREATE INDEX import_pictures_outcome_index ON import_pictures (import_id, outcome, id);
       CREATE INDEX import_pictures_due_index ON import_pictures (due_at) WHERE outcome = 'waiting';`,
    ],
  },
  {
    number: 40,
    name: 'imports of an earlier program',
    steps: [
      // What they planned has no place for stock since migration 28.
      `UPDATE imports SET status = 'FAILED', finished_at = now(), failure =
         'The shop was updated before this import was complete. Rows imported before that are kept. Upload the file again.'
       WHERE kind = 'items' AND status IN ('CHECKING', 'READY', 'RUNNING')`,
    ],
  },
  {
    number: 45,
    name: 'hosts of pictures, and how many an import has',
    steps: [
      `ALTER TABLE import_pictures
         ADD COLUMN host text NOT NULL GENERATED ALWAYS AS (lower(substring(address FROM '^[^:]*://([^/?#]*)'))) STORED`,
      'ALTER TABLE imports ADD COLUMN kept_picture_counts json',
    ],
  },
  {
    number: 75,
    name: 'images of imports',
    steps: [
      `ALTER TABLE import_pictures RENAME TO import_images;
       ALTER SEQUENCE import_pictures_id_seq RENAME TO import_images_id_seq;
       ALTER INDEX import_pictures_pkey RENAME TO import_images_pkey;
       ALTER INDEX import_pictures_address_index RENAME TO import_images_address_index;
       ALTER INDEX import_pictures_outcome_index RENAME TO import_images_outcome_index;
       ALTER INDEX import_pictures_due_index RENAME TO import_images_due_index;
       ALTER TABLE import_images RENAME CONSTRAINT import_pictures_import_id_fkey TO import_images_import_id_fkey;
       ALTER TABLE imports RENAME kept_picture_counts TO kept_image_counts;`,
    ],
  },
];
