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
  gauges: [
    {
      name: 'stoa_jobs_running',
      help: 'Bulk actions that aren’t finished',
      sql: "SELECT count(*) AS value FROM jobs WHERE status = 'RUNNING'",
    },
    {
      name: 'stoa_jobs_stalled_seconds',
      help: 'How long the one that has waited longest hasn’t got further',
      sql: "SELECT EXTRACT(epoch FROM now() - min(touched_at)) AS value FROM jobs WHERE status = 'RUNNING'",
    },
  ],
  chores: [(strapi) => services(strapi).jobs.queue.prune()],
  anonymizeUser: (sql, userId, name) => sql('jobs').where('user_id', userId).update({ user_name: name }),
  loops: (strapi) => [services(strapi).jobs.queue.loop],
} satisfies Area;
