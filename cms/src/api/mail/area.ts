import type { Area } from '../../area/area';
import { type MadeBy, services } from '../../services';
import { migrations } from './migrations';
import outbox from './services/outbox';
import { startMail, stopMail } from './worker/start-and-stop';

const factories = { outbox };

declare module '../../services' {
  interface Services {
    mail: MadeBy<typeof factories>;
  }
}

export const mail = {
  services: factories,
  migrations,
  chores: [(strapi) => services(strapi).mail.outbox.prune()],
  start: startMail,
  stop: stopMail,
} satisfies Area;
