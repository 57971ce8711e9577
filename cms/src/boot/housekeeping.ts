import type { Core } from '@strapi/strapi';
import { areasOf } from '../area/held-areas';

const EVERY_HOUR = 3_600_000;
let timer: NodeJS.Timeout | undefined;

export const startHousekeeping = (strapi: Core.Strapi): void => {
  const chores = areasOf(strapi).flatMap(({ chores = [] }) => chores);
  const tidy = async () => {
    for (const chore of chores)
      await chore(strapi).catch((error: Error) => strapi.log.warn(`Housekeeping: ${error.message}`));
  };
  void tidy();
  timer = setInterval(tidy, EVERY_HOUR).unref();
};

export const stopHousekeeping = (): void => clearInterval(timer);
