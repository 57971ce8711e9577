import type { Core } from '@strapi/strapi';
import { services } from '../services';

/** Reading them makes them, once; editors then find them in the console. */
export const ensureSettings = async (strapi: Core.Strapi): Promise<void> => {
  await services.store.settings(strapi).read();
};
