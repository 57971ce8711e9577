import type { PushMessage, PushSubscriptionInput, StaffTopic } from '@stoa/contract';
import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { NOW, tables } from '../../../database/tables';

export const readKeys = (sql: Sql) =>
  tables(sql)
    .selectFrom('vapid_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst();

/** In place of `former` ones; of two processes, the first one’s stay. */
export const insertKeys = async (
  sql: Sql,
  keys: { publicKey: string; privateKey: string },
  former?: string,
): Promise<void> => {
  const row = { public_key: keys.publicKey, private_key: keys.privateKey };
  await tables(sql)
    .insertInto('vapid_keys')
    .values(row)
    .onConflict((kept) =>
      kept
        .column('id')
        .doUpdateSet(row)
        .where('vapid_keys.public_key', '=', former ?? ''),
    )
    .execute();
};

export const readDevices = (sql: Sql, userId: number) =>
  tables(sql)
    .selectFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .orderBy('id')
    .select(['id', 'device as name', 'endpoint', 'made_at as madeAt'])
    .execute();

/** A browser belongs to whoever signed in there last. */
export const saveDevice = async (
  sql: Sql,
  { userId, device, endpoint, keys: { p256dh, auth } }: PushSubscriptionInput & { userId: number; device: string },
): Promise<void> => {
  const row = { user_id: userId, device, p256dh, auth, made_at: NOW };
  await tables(sql)
    .insertInto('push_subscriptions')
    .values({ ...row, endpoint })
    .onConflict((kept) => kept.column('endpoint').doUpdateSet(row))
    .execute();
};

export const dropDevice = async (sql: Sql, which: { id: number; user_id?: number }): Promise<void> => {
  await tables(sql)
    .deleteFrom('push_subscriptions')
    .where((device) => device.and(which))
    .execute();
};

/** One for each browser of every administrator who can sign in and wants them. */
export const queueMessages = async (
  trx: Sql,
  { topic, message, byDefault }: { topic: StaffTopic; message: PushMessage; byDefault: boolean },
  administrators: readonly number[],
): Promise<void> => {
  if (administrators.length === 0) return;
  await tables(trx)
    .insertInto('push_messages')
    .columns(['subscription_id', 'message'])
    .expression((db) =>
      db
        .selectFrom('push_subscriptions')
        .leftJoin('notification_choices', (choice) =>
          choice.onRef('notification_choices.user_id', '=', 'push_subscriptions.user_id').on('topic', '=', topic),
        )
        .where('push_subscriptions.user_id', 'in', administrators)
        .where(expression<boolean>`COALESCE(push, ${byDefault})`)
        .select(['push_subscriptions.id', expression<string>`${JSON.stringify(message)}::json`.as('message')]),
    )
    .execute();
};

export const queueTest = async (sql: Sql, subscriptionId: number, message: PushMessage): Promise<void> => {
  await tables(sql)
    .insertInto('push_messages')
    .values({ subscription_id: subscriptionId, message: JSON.stringify(message) })
    .execute();
};

/** Leased, so that another process takes it if this one dies. */
export const claimMessage = async (sql: Sql, leaseSeconds: number) => {
  const { rows } = await expression<{
    id: number;
    message: PushMessage;
    attempts: number;
    subscriptionId: number;
    endpoint: string;
    p256dh: string;
    auth: string;
  }>`
    WITH due AS (
      SELECT id FROM push_messages WHERE next_attempt_at <= now() ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    UPDATE push_messages SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
    FROM due, push_subscriptions device
    WHERE push_messages.id = due.id AND device.id = subscription_id
    RETURNING push_messages.id, message, attempts, subscription_id AS "subscriptionId", endpoint, p256dh, auth`.execute(
    tables(sql),
  );
  return rows[0];
};

export const dropMessage = async (sql: Sql, id: number): Promise<void> => {
  await tables(sql).deleteFrom('push_messages').where('id', '=', id).execute();
};

export const delayMessage = async (sql: Sql, id: number, seconds: number): Promise<void> => {
  await tables(sql)
    .updateTable('push_messages')
    .where('id', '=', id)
    .set({ next_attempt_at: expression<Date>`now() + make_interval(secs => ${seconds})` })
    .execute();
};
