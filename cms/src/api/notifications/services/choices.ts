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

/** Who gets emails about the shop: the recipients that are set, else its contact address, and each administrator who wants them. */
export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  const sharedAddresses = async (trx: Sql, topic: StaffTopic): Promise<string[]> => {
    if (BY_CHOICE.includes(topic)) return [];
    const set = await services(strapi).mail.templates.recipients(trx, topic);
    if (set) return set;
    const { contactEmail } = await services(strapi).store.settings.read(trx);
    return contactEmail ? [contactEmail] : [];
  };

  /** If they go to no one else, every administrator gets them, unless they don’t want to. */
  const isOnByDefault = async (topic: StaffTopic): Promise<boolean> =>
    !BY_CHOICE.includes(topic) && (await sharedAddresses(sql, topic)).length === 0;

  const of = async (userId: number): Promise<NotificationChoice[]> => {
    const chosen = await readChoicesOf(sql, userId);
    const choices: NotificationChoice[] = [];
    for (const topic of STAFF_TOPICS) {
      const { mail, push } = chosen.find((choice) => choice.topic === topic) ?? { mail: null, push: null };
      choices.push({
        topic,
        mail: mail ?? (await isOnByDefault(topic)),
        push: push ?? PUSHED.includes(topic),
        alsoTo: await sharedAddresses(sql, topic),
      });
    }
    return choices;
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
      const shared = await sharedAddresses(trx, topic);
      const administrators = await services(strapi).users.users.administrators(trx);
      const chosen = new Map((await readChoices(trx, topic)).map(({ userId, mail }) => [userId, mail]));
      const byDefault = shared.length === 0 && !BY_CHOICE.includes(topic);
      const wanting = administrators.filter(({ id }) => chosen.get(id) ?? byDefault);
      return [...new Set([...shared, ...wanting.map(({ email }) => email)])];
    },
  };
};
