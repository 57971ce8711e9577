import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isBrokenOff } from '../http/broken-off';

/**
 * Koa writes to the error log whenever a connection ends in the middle, though somebody has but closed a tab. It keeps quiet of
 * errors whose words are for the visitor; and whoever listens else, such as the upload plugin, leaves that to Koa.
 */
export const letVisitorsLeave = (strapi: Core.Strapi): void => {
  strapi.server.app.prependListener('error', (error: Error & { expose?: boolean }, ctx: Context) => {
    if (isBrokenOff(error, ctx)) error.expose = true;
  });
};
