import {
  BY_CHOICE,
  type NotificationChoice,
  type NotificationChoicesInput,
  PUSHED,
  STAFF_TOPICS,
  type StaffTopic,
} from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { type Context, services } from '../../../services';
import { readChoices, readChoicesOf, saveChoice } from '../queries/recipients';

/** Who gets emails about the shop: its contact address, and each administrator who wants them. */
export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  /** Without a contact address, every administrator gets them, unless they don’t want to. */
  const isOnByDefault = async (trx: Sql): Promise<boolean> =>
    (await services(strapi).store.settings.readPublic(trx)).contactEmail === null;

  const of = async (userId: number): Promise<NotificationChoice[]> => {
    const [chosen, byDefault] = [await readChoicesOf(sql, userId), await isOnByDefault(sql)];
    return STAFF_TOPICS.map((topic) => {
      const { mail, push } = chosen.find((choice) => choice.topic === topic) ?? { mail: null, push: null };
      return {
        topic,
        mail: mail ?? (byDefault && !BY_CHOICE.includes(topic)),
        push: push ?? PUSHED.includes(topic),
      };
    });
  };

  return {
    of,

    async change(userId: number, input: NotificationChoicesInput): Promise<NotificationChoice[]> {
      for (const topic of STAFF_TOPICS) {
        const { mail = null, push = null } = input[topic] ?? {};
        if (mail !== null || push !== null) await saveChoice(sql, userId, topic, { mail, push });
      }
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
