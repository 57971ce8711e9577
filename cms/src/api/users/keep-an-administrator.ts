import type { Core } from '@strapi/strapi';
import { services } from '../../services';

interface Write {
  data?: Record<string, unknown>;
}

/** Editors can change customers in the console, so the last administrator is protected there too. */
export const keepAnAdministrator = (strapi: Core.Strapi): void => {
  strapi.documents.use((context, next) => {
    if (context.uid !== 'plugin::users-permissions.user') return next();
    const { data = {} } = context.params as Write;
    const changesAccess = context.action === 'update' && ('role' in data || 'blocked' in data);
    if (context.action !== 'delete' && !changesAccess) return next();
    return services(strapi).users.users.keepAnAdministrator(() => Promise.resolve(next()));
  });
};
