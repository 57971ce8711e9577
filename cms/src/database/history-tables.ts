import type { Core } from '@strapi/strapi';

/** Written and read in SQL alone: Strapi need not know them, and no editor meets them. */
const TABLES = [
  `CREATE TABLE IF NOT EXISTS activity (
     id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     at timestamptz NOT NULL DEFAULT clock_timestamp(),
     actor_kind varchar(20) NOT NULL, actor_id integer, actor_name text NOT NULL,
     action varchar(20) NOT NULL,
     kind varchar(20) NOT NULL, record_id integer NOT NULL, title text NOT NULL,
     changes json NOT NULL)`,
  'CREATE INDEX IF NOT EXISTS activity_newest_index ON activity (at, id)',
  'CREATE INDEX IF NOT EXISTS activity_record_index ON activity (kind, record_id, at, id)',
  'CREATE INDEX IF NOT EXISTS activity_action_index ON activity (action, at, id)',
  'CREATE INDEX IF NOT EXISTS activity_actor_index ON activity (actor_kind, actor_id, at, id)',
  'CREATE INDEX IF NOT EXISTS activity_search_index ON activity USING gin (title gin_trgm_ops)',
  `CREATE TABLE IF NOT EXISTS trash (
     id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     kind varchar(20) NOT NULL, record_id integer NOT NULL, title text NOT NULL,
     category_name text,
     actor_kind varchar(20) NOT NULL, actor_id integer, actor_name text NOT NULL,
     deleted_at timestamptz NOT NULL DEFAULT now(), expires_at timestamptz NOT NULL,
     snapshot jsonb NOT NULL,
     UNIQUE (kind, record_id))`,
  'CREATE INDEX IF NOT EXISTS trash_newest_index ON trash (deleted_at, id)',
  'CREATE INDEX IF NOT EXISTS trash_expiry_index ON trash (expires_at)',
];

export const createHistoryTables = async (strapi: Core.Strapi): Promise<void> => {
  for (const statement of TABLES) await strapi.db.connection.raw(statement);
};
