import type { Migration } from '../../database/migrations/migration';

export const migrations: Migration[] = [
  {
    number: 4,
    name: 'sorted and searched users',
    steps: [
      `CREATE EXTENSION IF NOT EXISTS pg_trgm;

       DROP INDEX IF EXISTS up_users_created_index, up_users_name_index, up_users_search_index;
       CREATE INDEX up_users_created_index ON up_users (created_at, id);
       CREATE INDEX up_users_name_index ON up_users (name, id);
       CREATE INDEX up_users_search_index ON up_users USING gin (name gin_trgm_ops, email gin_trgm_ops);`,
    ],
  },
];
