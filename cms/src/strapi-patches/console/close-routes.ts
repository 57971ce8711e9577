/**
 * Removes routes from Strapi and its plugins, and puts checks before others.
 * Strapi asks for no permission there, or for less than the call can do.
 * Without it, any editor can send any mail in the shop’s name, trigger webhooks that don’t exist, and change layouts and languages.
 */
import type { Core } from '@strapi/strapi';
import type { Context, Middleware, Next } from 'koa';
import { everyConsoleRoute, putBefore, removeRoutes } from '../../console/routes';
import { forbidden, notFound } from '../../http/problem';

/** What the console’s own pages never call. */
const CLOSED = [
  // Any mail to anyone in the shop’s name, for whoever is signed in.
  'POST /email',
  // They ask Strapi’s makers about a license that the shop doesn’t have.
  'GET /admin/license-trial-time-left',
] as const;

interface Editor {
  email: string;
  roles: { code: string }[];
}

const testMail = async (ctx: Context, next: Next): Promise<void> => {
  const { email, roles } = ctx.state.user as Editor;
  if (!roles.some(({ code }) => code === 'strapi-super-admin'))
    throw forbidden('Only super administrators can send test emails');
  const { to } = ctx.request.body as { to?: unknown };
  if (typeof to !== 'string' || to.trim().toLowerCase() !== email.toLowerCase())
    throw forbidden(`Test emails can only be sent to your own address, ${email}`);
  await next();
};

interface Webhooks {
  findWebhook(id: string): Promise<object | null>;
}

interface Ability {
  can(action: string): boolean;
}

export const closeRoutes = (strapi: Core.Strapi): void => {
  removeRoutes(strapi, CLOSED);

  const trigger = async (ctx: Context, next: Next): Promise<void> => {
    const webhook = await (strapi.get('webhookStore') as Webhooks).findWebhook(ctx.params.id);
    if (!webhook) throw notFound('This webhook does not exist');
    await next();
  };
  const permitted =
    (action: string): Middleware =>
    async ({ state }, next) => {
      if (!(state.userAbility as Ability).can(action)) throw forbidden('You don’t have permission to change this');
      await next();
    };

  const CHECKS: Record<string, Middleware> = {
    'POST /email/test': testMail,
    'POST /admin/webhooks/:id/trigger': trigger,
    'PUT /content-manager/components/:uid/configuration': permitted(
      'plugin::content-manager.components.configure-layout',
    ),
    'PUT /i18n/settings': permitted('plugin::i18n.locale.update'),
  };
  for (const one of everyConsoleRoute(strapi)) {
    const check = CHECKS[one.call];
    if (check) putBefore(one, check);
  }
};
