import type { Core } from '@strapi/strapi';
import { services } from '../../services';

/** Blocking an account or changing its password ends its sessions, wherever the change is made. */
export const endSessionsWithAccess = (strapi: Core.Strapi): void => {
  strapi.db.lifecycles.subscribe({
    models: ['plugin::users-permissions.user'],
    async afterUpdate({ params: { data }, result }) {
      if (data?.blocked || data?.password) await services(strapi).auth.sessions.endAllOf(result.id);
    },
  });
};
