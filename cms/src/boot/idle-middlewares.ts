import type { Core } from '@strapi/strapi';

/**
 * Strapi does not start without these two. One answers 500 where no favicon file lies beside it; the other looks for a
 * file at every address that no route knows, so that an unknown call ends as a wrong method. The front door serves files.
 */
const IDLE = ['strapi::favicon', 'strapi::public'];

export const idleMiddlewares = (strapi: Core.Strapi): void => {
  for (const name of IDLE) strapi.get('middlewares').set(name, () => undefined);
};
