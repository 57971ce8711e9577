/**
 * Takes the public API away from Strapi’s plugins: accounts, uploads, and email go only through ours. The console’s routes stay.
 * Without it, visitors can register, upload, and log in past our rules and limits.
 */
import type { Core } from '@strapi/strapi';

export const removePluginApis = (strapi: Core.Strapi): void => {
  for (const plugin of Object.values(strapi.plugins)) {
    if (Array.isArray(plugin.routes)) continue;
    plugin.routes = Object.fromEntries(Object.entries(plugin.routes).filter(([name]) => name !== 'content-api'));
  }
};
