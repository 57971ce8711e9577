import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isBrokenOff } from '../../http/broken-off';

/**
 * Koa logs an error whenever a connection breaks, even if someone just closed a tab. It skips errors marked as meant for the
 * visitor. Other listeners, such as the upload plugin, leave logging to Koa.
 */
export const ignoreClientAborts = (strapi: Core.Strapi): void => {
  strapi.server.app.prependListener('error', (error: Error & { expose?: boolean }, ctx: Context) => {
    if (isBrokenOff(error, ctx)) error.expose = true;
  });
};
