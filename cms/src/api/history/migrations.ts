import type { Migration } from '../../database/migrations/migration';

export const migrations: Migration[] = [
  {
    number: 9,
    name: 'activity and trash',
    steps: [
      // Used only through SQL, so Strapi doesn't need to know these tables and editors never see them.
      `CREATE EXTENSION IF NOT EXISTS pg_trgm;

       CREATE TABLE IF NOT EXISTS activity (
         id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
         at timestamptz NOT NULL DEFAULT clock_timestamp(),
         actor_kind varchar(20) NOT NULL, actor_id integer, actor_name text NOT NULL,
         action varchar(20) NOT NULL,
         kind varchar(20) NOT NULL, record_id integer NOT NULL, title text NOT NULL,
         changes json NOT NULL);

       DROP INDEX IF EXISTS activity_newest_index, activity_record_index, activity_action_index, activity_actor_index,
         activity_search_index;
       CREATE INDEX activity_newest_index ON activity (at, id);
       CREATE INDEX activity_record_index ON activity (kind, record_id, at, id);
       CREATE INDEX activity_action_index ON activity (action, at, id);
       CREATE INDEX activity_actor_index ON activity (actor_kind, actor_id, at, id);
       CREATE INDEX activity_search_index ON activity USING gin (title gin_trgm_ops);

       CREATE TABLE IF NOT EXISTS trash (
         id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
         kind varchar(20) NOT NULL, record_id integer NOT NULL, title text NOT NULL,
         category_name text,
         actor_kind varchar(20) NOT NULL, actor_id integer, actor_name text NOT NULL,
         deleted_at timestamptz NOT NULL DEFAULT now(), expires_at timestamptz NOT NULL,
         snapshot jsonb NOT NULL,
         UNIQUE (kind, record_id));

       DROP INDEX IF EXISTS trash_newest_index, trash_expiry_index;
       CREATE INDEX trash_newest_index ON trash (deleted_at, id);
       CREATE INDEX trash_expiry_index ON trash (expires_at);`,
    ],
  },
  {
    number: 44,
    name: 'work that one entry tells of',
    steps: ['ALTER TABLE activity ADD COLUMN work text'],
  },
  {
    number: 81,
    name: 'readable activity of collections',
    steps: [
      {
        rule: 'removed rules and items of collections that were recorded as “[object Object]”',
        table: 'activity',
        sql: `
          UPDATE activity SET changes = (
            SELECT COALESCE(json_agg(change ORDER BY place), '[]')
            FROM json_array_elements(changes) WITH ORDINALITY AS recorded (change, place)
            WHERE concat(change->>'before', change->>'after') NOT LIKE '%[object Object]%')
          WHERE kind = 'collection' AND EXISTS (
            SELECT FROM json_array_elements(changes) AS recorded (change)
            WHERE concat(change->>'before', change->>'after') LIKE '%[object Object]%')
          RETURNING id`,
      },
    ],
  },
];
