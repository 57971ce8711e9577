import type { Migration } from '../../database/migrations/migration';

export const migrations: Migration[] = [
  {
    number: 5,
    name: 'saved views',
    steps: [
      // Saved views go with their owner, and editors in the console have no use for them.
      `CREATE TABLE IF NOT EXISTS saved_views (
         id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
         user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
         list varchar(20) NOT NULL,
         name varchar(60) NOT NULL,
         query varchar(2000) NOT NULL,
         columns text[] NOT NULL,
         updated_at timestamp NOT NULL DEFAULT now());

       DROP INDEX IF EXISTS saved_views_name_unique;
       CREATE UNIQUE INDEX saved_views_name_unique ON saved_views (user_id, list, lower(name));`,
    ],
  },
];
