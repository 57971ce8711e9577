/**
 * Replaces three of Strapi’s middlewares, without which it won’t start, by ones that do nothing. Without it:
 * - the favicon middleware answers 500, for there is no favicon file;
 * - the public one looks for a file at every unknown path, which turns unknown routes into wrong methods (the front door serves
 *   files);
 * - the one for CORS allows credentials even when it refuses. Without its headers, browsers block other origins.
 */
import type { Core } from '@strapi/strapi';

const IDLE = ['strapi::favicon', 'strapi::public', 'strapi::cors'];

export const idleMiddlewares = (strapi: Core.Strapi): void => {
  for (const name of IDLE) strapi.get('middlewares').set(name, () => undefined);
};
