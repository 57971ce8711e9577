import type { Core } from '@strapi/strapi';

/** `authenticated` comes with Strapi; `admin` is ours. Neither may call Strapi's own routes. */
export const ensureRoles = async (strapi: Core.Strapi): Promise<void> => {
  const roles = strapi.db.query('plugin::users-permissions.role');
  if (!(await roles.findOne({ where: { type: 'admin' } })))
    await roles.create({ data: { type: 'admin', name: 'Administrator', description: 'Runs the shop' } });
  await strapi.db.query('plugin::users-permissions.permission').deleteMany({});
};
