import type { Migration } from '../../database/migrations/migration';

export const migrations: Migration[] = [
  {
    number: 6,
    name: 'addresses of pictures',
    steps: [
      // Addresses are only looked up whole and may be too long for a B-tree.
      `DROP INDEX IF EXISTS files_url_index;
       CREATE INDEX files_url_index ON files USING hash (url);`,
    ],
  },
  {
    number: 36,
    name: 'pictures fetched by address',
    steps: [
      // Known by what was there, because an address may show something else by now, and the same image has many addresses.
      `CREATE TABLE fetched_pictures (
         address_hash varchar(64) PRIMARY KEY, content_hash varchar(64) NOT NULL,
         file_id integer NOT NULL REFERENCES files ON DELETE CASCADE);
       CREATE INDEX fetched_pictures_content_index ON fetched_pictures (content_hash);
       CREATE INDEX fetched_pictures_file_index ON fetched_pictures (file_id);`,
    ],
  },
  {
    number: 74,
    name: 'fetched images',
    steps: [
      `ALTER TABLE fetched_pictures RENAME TO fetched_images;
       ALTER INDEX fetched_pictures_pkey RENAME TO fetched_images_pkey;
       ALTER INDEX fetched_pictures_content_index RENAME TO fetched_images_content_index;
       ALTER INDEX fetched_pictures_file_index RENAME TO fetched_images_file_index;
       ALTER TABLE fetched_images RENAME CONSTRAINT fetched_pictures_file_id_fkey TO fetched_images_file_id_fkey;`,
    ],
  },
];
