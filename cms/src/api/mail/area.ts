import type { Area } from '../../area/area';
import { type MadeBy, services } from '../../services';
import { emailCheck } from './checks';
import images from './images/mail-images';
import { migrations } from './migrations';
import { mailServerRecord, mailTemplateRecord } from './records';
import outbox from './services/outbox';
import server from './services/server';
import templates from './services/templates';
import { createMailLoop } from './worker/worker';

const factories = { images, outbox, server, templates };

declare module '../../services' {
  interface Services {
    mail: MadeBy<typeof factories>;
  }
}

export const mail = {
  services: factories,
  migrations,
  records: { mailServer: mailServerRecord, mailTemplate: mailTemplateRecord },
  gauges: [
    {
      name: 'stoa_outbox_waiting',
      help: 'Emails that are neither sent nor given up',
      sql: `SELECT count(*) AS value FROM outbox_messages
        WHERE sent_at IS NULL AND failed_at IS NULL`,
    },
    {
      name: 'stoa_outbox_oldest_seconds',
      help: 'How long the oldest of them has waited',
      sql: `SELECT EXTRACT(epoch FROM now() - min(created_at)) AS value FROM outbox_messages
        WHERE sent_at IS NULL AND failed_at IS NULL`,
    },
    {
      name: 'stoa_outbox_failed',
      help: 'Emails of the last day that were given up',
      sql: "SELECT count(*) AS value FROM outbox_messages WHERE failed_at > now() - interval '1 day'",
    },
  ],
  checks: [emailCheck],
  chores: [(strapi) => services(strapi).mail.outbox.prune()],
  loops: (strapi) => [createMailLoop(strapi)],
} satisfies Area;
