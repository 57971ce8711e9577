import type { Core } from '@strapi/strapi';
import { services } from '../services';

const EVERY_HOUR = 3_600_000;
let timer: NodeJS.Timeout | undefined;

/** What has served its time is deleted; every replica may do so, at any moment. */
export const startHousekeeping = (strapi: Core.Strapi): void => {
  const chores = [
    services.auth.sessions(strapi).prune,
    services.mail.outbox(strapi).prune,
    services.store.views(strapi).prune,
    services.history.activity(strapi).prune,
    services.history.trash(strapi).prune,
    services.transfer.downloads(strapi).prune,
    services.transfer.imports(strapi).prune,
  ];
  const tidy = async () => {
    for (const chore of chores)
      await chore().catch((error: Error) => strapi.log.warn(`Housekeeping: ${error.message}`));
  };
  void tidy();
  timer = setInterval(tidy, EVERY_HOUR).unref();
};

export const stopHousekeeping = (): void => clearInterval(timer);
