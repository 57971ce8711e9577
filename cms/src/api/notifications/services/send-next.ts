import type { StaffTopic } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { notificationsOf } from '../../../area/registered-areas';
import { services } from '../../../services';
import { dropNotification, markNotified, takeWaiting } from '../queries/notifications';

/** Tells the staff of what waits longest. True if there may be more. */
export const sendNext = async (strapi: Core.Strapi): Promise<boolean> =>
  strapi.db.transaction(async ({ trx }) => {
    const waiting = await takeWaiting(trx);
    if (!waiting) return false;
    const { id, payload } = waiting;
    const topic = waiting.topic as StaffTopic;
    const said = await notificationsOf(strapi)[topic](strapi, trx, payload);
    // What it’s about is gone.
    if (!said) await dropNotification(trx, id);
    else {
      const { title, text, url, mail } = said;
      for (const to of await services(strapi).notifications.choices.recipients(trx, topic))
        await services(strapi).mail.outbox.send(
          { kind: topic, dedupeKey: `notification ${id} ${to}`, to, ...mail },
          trx,
        );
      await markNotified(trx, id, { title, text, url });
    }
    return true;
  });
