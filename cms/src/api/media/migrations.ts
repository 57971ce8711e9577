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
];
