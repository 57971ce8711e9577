/**
 * Wraps controllers of Strapi’s users-permissions plugin (extensions/users-permissions), for customers and their roles.
 * Strapi’s form of a customer requires a user name, and Strapi protects no role but the public one.
 * Without it, editors must invent user names, two customers can share an address, and deleting a role locks everybody out.
 */
import { normalizeEmail } from '@stoa/contract';
import type { Context } from 'koa';
import { conflict } from '../../http/problem';

type Action = (ctx: Context) => Promise<unknown>;

interface UsersPermissions {
  controllers: { contentmanageruser: { create: Action; update: Action }; role: { deleteRole: Action } };
}

interface Customer {
  email?: unknown;
  username?: unknown;
}

/**
 * Editors know customers by email address, but Strapi's form also requires a user name. Set it to the address before Strapi
 * validates the form; api/users/rules.ts has the other rules.
 */
const nameByEmail = async (ctx: Context, documentId?: string): Promise<void> => {
  const customer = ctx.request.body as Customer;
  if (typeof customer.email !== 'string') return;
  customer.email = normalizeEmail(customer.email);
  customer.username = customer.email;
  const taken = await strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { email: customer.email, documentId: { $ne: documentId ?? '' } }, select: ['id'] });
  if (taken) throw conflict('Another account already uses this email address');
};

/** Strapi only protects the public role. Without these two, no one could register, or all administrators would lose access. */
const keepOurRoles = async (ctx: Context): Promise<void> => {
  const ours = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { id: ctx.params.role, type: { $in: ['admin', 'authenticated'] } }, select: ['name'] });
  if (ours) throw conflict(`The shop needs the role ${ours.name}`);
};

export default (plugin: UsersPermissions): UsersPermissions => {
  const { create, update } = plugin.controllers.contentmanageruser;
  const { deleteRole } = plugin.controllers.role;
  Object.assign(plugin.controllers.contentmanageruser, {
    async create(ctx: Context) {
      await nameByEmail(ctx);
      return create(ctx);
    },
    async update(ctx: Context) {
      await nameByEmail(ctx, ctx.params.id);
      return update(ctx);
    },
  });
  Object.assign(plugin.controllers.role, {
    async deleteRole(ctx: Context) {
      await keepOurRoles(ctx);
      return deleteRole(ctx);
    },
  });
  return plugin;
};
