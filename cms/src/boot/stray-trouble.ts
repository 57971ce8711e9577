import type { Core } from '@strapi/strapi';
import { causeOf, describeTrouble } from '../database/trouble';

/**
 * After saving, Strapi reads the record again for its webhooks without awaiting the result, so losing the database at that moment
 * would end the process. Any other unhandled rejection is a bug and still does.
 */
export const outliveStrayTrouble = (strapi: Core.Strapi): void => {
  process.on('unhandledRejection', (reason) => {
    if (!describeTrouble(reason)) throw reason;
    strapi.log.warn(`Skipped because the database didn’t respond: ${causeOf(reason)}`);
  });
};
