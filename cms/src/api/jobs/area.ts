import type { Area } from '../../area/area';
import { type MadeBy, services } from '../../services';
import { migrations } from './migrations';
import queue from './services/queue';

const factories = { queue };

declare module '../../services' {
  interface Services {
    jobs: MadeBy<typeof factories>;
  }
}

export const jobs = {
  services: factories,
  migrations,
  chores: [(strapi) => services(strapi).jobs.queue.prune()],
  anonymizeUser: (sql, userId, name) => sql('jobs').where('user_id', userId).update({ user_name: name }),
  loops: (strapi) => [services(strapi).jobs.queue.loop],
} satisfies Area;
