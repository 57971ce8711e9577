import type { Migration } from '../../database/migrations/migration';

export const migrations: Migration[] = [
  {
    number: 8,
    name: 'sorted and searched messages',
    steps: [
      `CREATE EXTENSION IF NOT EXISTS pg_trgm;

       DROP INDEX IF EXISTS submissions_inbox_index, submissions_unread_index, submissions_search_index;
       CREATE INDEX submissions_inbox_index ON submissions (archived, created_at, id);
       CREATE INDEX submissions_unread_index ON submissions (read, archived);
       CREATE INDEX submissions_search_index ON submissions
         USING gin (name gin_trgm_ops, email gin_trgm_ops, subject gin_trgm_ops, message gin_trgm_ops);`,
    ],
  },
];
