import type { Core } from '@strapi/strapi';
import { services } from '../services';

/** Whoever blocks an account or gives it a new password, through whichever door, ends its sessions. */
export const endSessionsWithAccess = (strapi: Core.Strapi): void => {
  strapi.db.lifecycles.subscribe({
    models: ['plugin::users-permissions.user'],
    async afterUpdate({ params: { data }, result }) {
      if (data?.blocked || data?.password) await services.auth.sessions(strapi).endAllOf(result.id);
    },
  });
};
