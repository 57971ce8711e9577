import type { Core } from '@strapi/strapi';

/**
 * Strapi does not start without these. One answers 500 where no favicon file lies beside it. One looks for a file at every
 * address that no route knows, so that an unknown call ends as a wrong method; the front door serves files. And without any
 * word about other origins, browsers keep them out: the one that speaks lets credentials be sent even when it refuses.
 */
const IDLE = ['strapi::favicon', 'strapi::public', 'strapi::cors'];

export const idleMiddlewares = (strapi: Core.Strapi): void => {
  for (const name of IDLE) strapi.get('middlewares').set(name, () => undefined);
};
