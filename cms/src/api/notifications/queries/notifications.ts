import { BY_CHOICE, type StaffTopic } from '@stoa/contract';
import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { anyOf, tables } from '../../../database/tables';

export const NOTIFICATIONS_CHANNEL = 'stoa_notifications';

/** Once for each key. Goes out when the transaction commits. */
export const insertNotification = async (
  trx: Sql,
  { topic, key, payload }: { topic: StaffTopic; key: string; payload: object },
): Promise<void> => {
  await tables(trx)
    .insertInto('notifications')
    .values({ topic, dedupe_key: key, payload: JSON.stringify(payload) })
    .onConflict((kept) => kept.column('dedupe_key').doNothing())
    .execute();
};

export const deleteNotifications = async (trx: Sql, topics: readonly StaffTopic[], ids: number[]): Promise<void> => {
  await tables(trx)
    .deleteFrom('notifications')
    .where('topic', '=', anyOf(topics))
    .where(expression<string>`split_part(dedupe_key, ' ', 2)`, '=', anyOf(ids.map(String)))
    .execute();
};

export const deleteWaiting = async (sql: Sql): Promise<void> => {
  await tables(sql).deleteFrom('notifications').where('sent_at', 'is', null).execute();
};

/** Of two processes, each gets another. */
export const takeWaiting = (trx: Sql) =>
  tables(trx)
    .selectFrom('notifications')
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', expression<Date>`now()`)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .select(['id', 'topic', 'payload', 'made_at as madeAt'])
    .executeTakeFirst();

/** What it was made from isn’t kept: it may be deleted elsewhere. */
export const markNotified = async (
  trx: Sql,
  id: number,
  said: { title: string; text: string; url: string },
): Promise<void> => {
  await tables(trx)
    .updateTable('notifications')
    .where('id', '=', id)
    // Not when the transaction began: another process’s may have been seen since.
    .set({ ...said, payload: '{}', sent_at: expression<Date>`clock_timestamp()` })
    .execute();
};

/** 30 seconds, a minute, and so on up to an hour. */
export const delayNotification = async (sql: Sql, id: number): Promise<void> => {
  await tables(sql)
    .updateTable('notifications')
    .where('id', '=', id)
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      next_attempt_at: expression<Date>`now() + LEAST(interval '1 hour', interval '30 seconds' * 2 ^ LEAST(attempts, 10))`,
    }))
    .execute();
};

export const dropNotification = async (trx: Sql, id: number): Promise<void> => {
  await tables(trx).deleteFrom('notifications').where('id', '=', id).execute();
};

/** What this administrator sees: all but what only those get who chose it. */
const sentTo = (sql: Sql, userId: number) =>
  tables(sql)
    .selectFrom('notifications')
    .where('sent_at', 'is not', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('topic', 'not in', BY_CHOICE),
        exists(
          selectFrom('notification_choices as choice')
            .where('choice.user_id', '=', userId)
            .whereRef('choice.topic', '=', 'notifications.topic')
            .where(expression<boolean>`(choice.mail OR choice.push)`)
            .select('choice.topic'),
        ),
      ]),
    );

/** Notifications are seen in the order in which they are sent, which isn’t always that of their ids. */
const seenAt = (userId: number) =>
  expression<Date>`COALESCE((SELECT seen_at FROM notification_readers WHERE user_id = ${userId}), 'epoch')`;

export const readNewest = (sql: Sql, userId: number, limit: number) =>
  sentTo(sql, userId)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .select([
      'id',
      'topic',
      'title',
      'text',
      'url',
      'made_at as madeAt',
      expression<boolean>`sent_at > ${seenAt(userId)}`.as('isNew'),
    ])
    .execute();

export const countUnseen = async (sql: Sql, userId: number): Promise<number> => {
  const { unseen } = await sentTo(sql, userId)
    .where('sent_at', '>', seenAt(userId))
    .select(({ fn }) => fn.countAll<string>().as('unseen'))
    .executeTakeFirstOrThrow();
  return Number(unseen);
};

/** Everything that was sent until this one was. */
export const markSeen = async (sql: Sql, userId: number, upTo: number): Promise<void> => {
  await sql.raw(
    `INSERT INTO notification_readers (user_id, seen_at) SELECT :userId, sent_at FROM notifications WHERE id = :upTo AND sent_at IS NOT NULL
     ON CONFLICT (user_id) DO UPDATE SET seen_at = GREATEST(notification_readers.seen_at, EXCLUDED.seen_at)`,
    { userId, upTo },
  );
};

export const pruneNotifications = (sql: Sql): Promise<unknown> =>
  tables(sql).deleteFrom('notifications').where('made_at', '<', expression<Date>`now() - interval '30 days'`).execute();
