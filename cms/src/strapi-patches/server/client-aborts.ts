/**
 * Listens to errors of Koa’s app before its own handler does, and marks those that it must not log.
 * Koa logs an error whenever a connection breaks, even if someone just closed a tab. It skips errors marked as meant for the
 * visitor. Other listeners, such as the upload plugin, leave logging to Koa.
 * Without it, the log has a stack for each visitor who leaves.
 */
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isBrokenOff } from '../../http/broken-off';

export const ignoreClientAborts = (strapi: Core.Strapi): void => {
  strapi.server.app.prependListener('error', (error: Error & { expose?: boolean }, ctx: Context) => {
    if (isBrokenOff(error, ctx)) error.expose = true;
  });
};
