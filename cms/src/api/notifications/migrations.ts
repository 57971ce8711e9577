import type { Migration } from '../../database/migrations/migration';

export const migrations: Migration[] = [
  {
    number: 83,
    name: 'notifications of the staff',
    steps: [
      `CREATE TABLE notifications (
         id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, topic text NOT NULL, dedupe_key text NOT NULL UNIQUE,
         payload json NOT NULL, title text, text text, url text, made_at timestamptz NOT NULL DEFAULT now(),
         sent_at timestamptz);
       CREATE INDEX notifications_waiting_index ON notifications (id) WHERE sent_at IS NULL;
       CREATE INDEX notifications_made_index ON notifications (made_at);
       CREATE TABLE notification_choices (
         user_id integer NOT NULL REFERENCES up_users ON DELETE CASCADE, topic text NOT NULL, mail boolean NOT NULL,
         PRIMARY KEY (user_id, topic));
       CREATE TABLE notification_readers (
         user_id integer PRIMARY KEY REFERENCES up_users ON DELETE CASCADE, seen_at timestamptz NOT NULL);
       CREATE FUNCTION tell_notifications_changed() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN PERFORM pg_notify('stoa_notifications', ''); RETURN NULL; END $$;
       CREATE TRIGGER notifications_changed AFTER INSERT OR UPDATE ON notifications
         FOR EACH STATEMENT EXECUTE FUNCTION tell_notifications_changed();`,
    ],
  },
];
