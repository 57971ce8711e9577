import type { Migration } from '../../database/migrations/migration';

export const migrations: Migration[] = [
  {
    number: 2,
    name: 'waiting mails',
    steps: [
      `DROP INDEX IF EXISTS outbox_messages_waiting_index;
       CREATE INDEX outbox_messages_waiting_index ON outbox_messages (next_attempt_at, id)
         WHERE sent_at IS NULL AND failed_at IS NULL;`,
    ],
  },
];
