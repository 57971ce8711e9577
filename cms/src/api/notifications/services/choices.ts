import {
  BY_CHOICE,
  type NotificationChoice,
  type NotificationChoicesInput,
  STAFF_TOPICS,
  type StaffTopic,
} from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { type Context, services } from '../../../services';
import { readChoices, readChoicesOf, saveChoices } from '../queries/recipients';

/** Who gets emails about the shop: its contact address, and each administrator who wants them. */
export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  /** Without a contact address, every administrator gets them, unless they don’t want to. */
  const isOnByDefault = async (trx: Sql): Promise<boolean> =>
    (await services(strapi).store.settings.readPublic(trx)).contactEmail === null;

  const of = async (userId: number): Promise<NotificationChoice[]> => {
    const [chosen, byDefault] = [await readChoicesOf(sql, userId), await isOnByDefault(sql)];
    return STAFF_TOPICS.map((topic) => ({
      topic,
      mail: chosen.find((choice) => choice.topic === topic)?.mail ?? (byDefault && !BY_CHOICE.includes(topic)),
    }));
  };

  return {
    of,

    async change(userId: number, input: NotificationChoicesInput): Promise<NotificationChoice[]> {
      const chosen = STAFF_TOPICS.flatMap((topic) => {
        const mail = input[topic];
        return mail === undefined ? [] : [{ topic, mail }];
      });
      await saveChoices(sql, userId, chosen);
      return of(userId);
    },

    /** Each address once. */
    async recipients(trx: Sql, topic: StaffTopic): Promise<string[]> {
      const { contactEmail } = await services(strapi).store.settings.readPublic(trx);
      const administrators = await services(strapi).users.users.administrators(trx);
      const chosen = new Map((await readChoices(trx, topic)).map(({ userId, mail }) => [userId, mail]));
      const isForAll = !BY_CHOICE.includes(topic);
      const wanting = administrators.filter(({ id }) => chosen.get(id) ?? (isForAll && contactEmail === null));
      const shared = contactEmail && isForAll ? [contactEmail] : [];
      return [...new Set([...shared, ...wanting.map(({ email }) => email)])];
    },
  };
};
