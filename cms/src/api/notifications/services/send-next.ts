import { PUSHED, type StaffTopic } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { notificationsOf } from '../../../area/registered-areas';
import type { Sql } from '../../../database/sql';
import { services } from '../../../services';
import { queueMessages } from '../push/rows';
import { delayNotification, dropNotification, markNotified, takeWaiting } from '../queries/notifications';

type Waiting = NonNullable<Awaited<ReturnType<typeof takeWaiting>>>;

const tell = async (strapi: Core.Strapi, trx: Sql, { id, topic: name, payload }: Waiting): Promise<void> => {
  const topic = name as StaffTopic;
  const said = await notificationsOf(strapi)[topic](strapi, trx, payload);
  // What it’s about is gone.
  if (!said) return dropNotification(trx, id);
  const { mail, ...message } = said;
  const { mail: mails, notifications, users } = services(strapi);
  for (const to of await notifications.choices.recipients(trx, topic))
    await mails.outbox.send({ kind: topic, dedupeKey: `notification ${id} ${to}`, to, ...mail }, trx);
  const administrators = await users.users.administrators(trx);
  await queueMessages(
    trx,
    { topic, message, byDefault: PUSHED.includes(topic) },
    administrators.map((one) => one.id),
  );
  await markNotified(trx, id, message);
};

/** Tells the staff of what is due longest. True if there may be more. */
export const sendNext = async (strapi: Core.Strapi): Promise<boolean> => {
  let taken: Waiting | undefined;
  try {
    await strapi.db.transaction(async ({ trx }) => {
      taken = await takeWaiting(trx);
      if (taken) await tell(strapi, trx, taken);
    });
    return taken !== undefined;
  } catch (error) {
    if (!taken) throw error;
    // It’s tried again later, and doesn’t keep the others waiting.
    strapi.log.error(`The notification ${taken.topic} ${taken.id} wasn’t sent: ${(error as Error).message}`);
    await delayNotification(strapi.db.connection, taken.id);
    return true;
  }
};
