import type { Area } from '../../area/area';
import { type MadeBy, services } from '../../services';
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
  chores: [(strapi) => services(strapi).mail.outbox.prune()],
  loops: (strapi) => [createMailLoop(strapi)],
} satisfies Area;
