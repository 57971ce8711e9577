import type { Area } from '../../area/area';
import { type MadeBy, services } from '../../services';
import { migrations } from './migrations';
import outbox from './services/outbox';
import { createMailLoop } from './worker/worker';

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
  loops: (strapi) => [createMailLoop(strapi)],
} satisfies Area;
