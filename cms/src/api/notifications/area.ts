import type { Area } from '../../area/area';
import { createLoop } from '../../database/loops/loop';
import { signals } from '../../database/loops/signals';
import { type MadeBy, services } from '../../services';
import { migrations } from './migrations';
import push from './push/push';
import { sendPush } from './push/send-push';
import { NOTIFICATIONS_CHANNEL, pruneNotifications } from './queries/notifications';
import choices from './services/choices';
import feed from './services/feed';
import { sendNext } from './services/send-next';
import stream from './services/stream';

const factories = { choices, feed, push, stream };

declare module '../../services' {
  interface Services {
    notifications: MadeBy<typeof factories>;
  }
}

/** Notifications are rows before they are anything else, so they can be late, but not lost. */
const LOOK_EVERY = 30_000;

export const notifications = {
  services: factories,
  migrations,
  gauges: [
    {
      name: 'stoa_notifications_waiting',
      help: 'Notifications of the staff that wait to be sent',
      sql: 'SELECT count(*) AS value FROM notifications WHERE sent_at IS NULL AND next_attempt_at <= now()',
    },
  ],
  chores: [(strapi) => pruneNotifications(strapi.db.connection)],
  loops(strapi) {
    const every = LOOK_EVERY;
    const telling = createLoop(strapi, { name: 'Notifications', every, run: () => sendNext(strapi) });
    const pushing = createLoop(strapi, { name: 'Push messages', every, run: () => sendPush(strapi) });
    signals.on(NOTIFICATIONS_CHANNEL, () => {
      telling.wake();
      pushing.wake();
      services(strapi).notifications.stream.tellAll();
    });
    return [telling, pushing];
  },
} satisfies Area;
