import type { NotificationList, StaffTopic } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import type { Context } from '../../../services';
import {
  countUnseen,
  deleteNotifications,
  deleteWaiting,
  insertNotification,
  markSeen,
  readNewest,
} from '../queries/notifications';

const NEWEST = 20;

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  const list = async (userId: number): Promise<NotificationList> => {
    const [rows, unseen] = [await readNewest(sql, userId, NEWEST), await countUnseen(sql, userId)];
    return {
      items: rows.map(({ id, topic, title, text, url, madeAt, isNew }) => ({
        id,
        topic: topic as StaffTopic,
        title: title ?? '',
        text: text ?? '',
        url: url ?? '/',
        madeAt: madeAt.toISOString(),
        isNew,
      })),
      unseen,
    };
  };

  return {
    list,

    /** The staff hears of it once the transaction commits, once for each key. */
    notify: (trx: Sql, topic: StaffTopic, key: string, payload: object): Promise<void> =>
      insertNotification(trx, { topic, key: `${topic} ${key}`, payload }),

    /** What was told of records whose customer’s data is erased. Their keys start with the id. */
    forget: (trx: Sql, topics: readonly StaffTopic[], ids: number[]): Promise<void> =>
      deleteNotifications(trx, topics, ids),

    /** After a restore: the staff was mostly told of these, and sees the rest in its lists. */
    forgetWaiting: (): Promise<void> => deleteWaiting(sql),

    async see(userId: number, upTo: number): Promise<NotificationList> {
      await markSeen(sql, userId, upTo);
      return list(userId);
    },
  };
};
