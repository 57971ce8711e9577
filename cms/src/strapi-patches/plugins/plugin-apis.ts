import type { Core } from '@strapi/strapi';

/** Disables the plugins' public API: accounts, uploads, and email go only through ours. The console's routes stay. */
export const removePluginApis = (strapi: Core.Strapi): void => {
  for (const plugin of Object.values(strapi.plugins)) {
    if (Array.isArray(plugin.routes)) continue;
    plugin.routes = Object.fromEntries(Object.entries(plugin.routes).filter(([name]) => name !== 'content-api'));
  }
};
