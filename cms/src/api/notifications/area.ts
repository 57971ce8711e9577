import type { Area } from '../../area/area';
import { createLoop } from '../../database/loops/loop';
import { signals } from '../../database/loops/signals';
import { type MadeBy, services } from '../../services';
import { migrations } from './migrations';
import { NOTIFICATIONS_CHANNEL, pruneNotifications } from './queries/notifications';
import choices from './services/choices';
import feed from './services/feed';
import { sendNext } from './services/send-next';
import stream from './services/stream';

const factories = { choices, feed, stream };

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
  chores: [(strapi) => pruneNotifications(strapi.db.connection)],
  loops(strapi) {
    const loop = createLoop(strapi, { name: 'Notifications', every: LOOK_EVERY, run: () => sendNext(strapi) });
    signals.on(NOTIFICATIONS_CHANNEL, () => {
      loop.wake();
      services(strapi).notifications.stream.tellAll();
    });
    return [loop];
  },
} satisfies Area;
