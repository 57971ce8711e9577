import type { Core } from '@strapi/strapi';

/** The routes of the console’s own API for records. */
export const consoleRoutes = (strapi: Core.Strapi): Core.Route[] =>
  (Object.values(strapi.plugin('content-manager').routes) as Core.Router[]).flatMap(({ routes }) => routes);
