import type { Migration } from '../../database/migrations/migration';

export const migrations: Migration[] = [
  {
    number: 83,
    name: 'notifications of the staff',
    steps: [
      `CREATE TABLE notifications (
         id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, topic text NOT NULL, dedupe_key text NOT NULL UNIQUE,
         payload json NOT NULL, title text, text text, url text, made_at timestamptz NOT NULL DEFAULT now(),
         sent_at timestamptz, attempts integer NOT NULL DEFAULT 0, next_attempt_at timestamptz NOT NULL DEFAULT now());
       CREATE INDEX notifications_due_index ON notifications (next_attempt_at, id) WHERE sent_at IS NULL;
       CREATE INDEX notifications_made_index ON notifications (made_at);
       CREATE TABLE notification_choices (
         user_id integer NOT NULL REFERENCES up_users ON DELETE CASCADE, topic text NOT NULL, mail boolean, push boolean,
         PRIMARY KEY (user_id, topic));
       CREATE TABLE notification_readers (
         user_id integer PRIMARY KEY REFERENCES up_users ON DELETE CASCADE, seen_at timestamptz NOT NULL);
       CREATE FUNCTION tell_notifications_changed() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN PERFORM pg_notify('stoa_notifications', ''); RETURN NULL; END $$;
       CREATE TRIGGER notifications_changed AFTER INSERT OR UPDATE OF sent_at ON notifications
         FOR EACH STATEMENT EXECUTE FUNCTION tell_notifications_changed();`,
    ],
  },
  {
    number: 85,
    name: 'push messages',
    steps: [
      `CREATE TABLE vapid_keys (
         id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1), public_key text NOT NULL, private_key text NOT NULL);
       CREATE TABLE push_subscriptions (
         id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, user_id integer NOT NULL REFERENCES up_users ON DELETE CASCADE,
         endpoint text NOT NULL UNIQUE, p256dh text NOT NULL, auth text NOT NULL, device text NOT NULL,
         made_at timestamptz NOT NULL DEFAULT now());
       CREATE INDEX push_subscriptions_user_index ON push_subscriptions (user_id);
       CREATE TABLE push_messages (
         id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
         subscription_id integer NOT NULL REFERENCES push_subscriptions ON DELETE CASCADE, message json NOT NULL,
         attempts integer NOT NULL DEFAULT 0, next_attempt_at timestamptz NOT NULL DEFAULT now());
       CREATE INDEX push_messages_due_index ON push_messages (next_attempt_at, id);
       CREATE INDEX push_messages_subscription_index ON push_messages (subscription_id);
       CREATE TRIGGER push_messages_queued AFTER INSERT ON push_messages
         FOR EACH STATEMENT EXECUTE FUNCTION tell_notifications_changed();`,
    ],
  },
];
