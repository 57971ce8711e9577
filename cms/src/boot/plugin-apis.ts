import type { Core } from '@strapi/strapi';

/** Nothing of the plugins' own public API answers: accounts, uploads and mail are ours alone (the console's routes stay). */
export const removePluginApis = (strapi: Core.Strapi): void => {
  for (const plugin of Object.values(strapi.plugins)) {
    if (Array.isArray(plugin.routes)) continue;
    plugin.routes = Object.fromEntries(Object.entries(plugin.routes).filter(([name]) => name !== 'content-api'));
  }
};
