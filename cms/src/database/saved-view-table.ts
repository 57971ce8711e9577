import type { Core } from '@strapi/strapi';

export const SAVED_VIEW_TABLE = 'saved_views';

/** What people keep of the panel's lists. It goes with its owner, and no editor of the console has any business with it. */
export const createSavedViewTable = async (strapi: Core.Strapi): Promise<void> => {
  const database = strapi.db.connection;
  await database.raw(
    `CREATE TABLE IF NOT EXISTS ${SAVED_VIEW_TABLE} (
       id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
       user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
       list varchar(20) NOT NULL,
       name varchar(60) NOT NULL,
       query varchar(2000) NOT NULL,
       columns text[] NOT NULL,
       updated_at timestamp NOT NULL DEFAULT now()
     )`,
  );
  await database.raw(
    `CREATE UNIQUE INDEX IF NOT EXISTS saved_views_name_unique ON ${SAVED_VIEW_TABLE} (user_id, list, lower(name))`,
  );
};
