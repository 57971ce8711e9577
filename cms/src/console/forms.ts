import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { unsupportedMediaType } from '../http/body-errors';
import { forbidden, unauthorized } from '../http/problem';

const { create, update } = { create: 'plugin::upload.assets.create', update: 'plugin::upload.assets.update' };

/** The console’s calls that are sent as a form, and who may send one. */
const FORMS: [call: RegExp, actions: string[]][] = [
  [/^POST \/upload$/, [create, update]],
  [/^POST \/upload\/files$/, [create]],
  [/^PUT \/upload\/files\/\d+$/, [update]],
  [/^POST \/upload\/files\/\d+\/replace$/, [update]],
  [/^POST \/admin\/project-settings$/, ['admin::project-settings.update']],
];

interface Authentication {
  authenticate(ctx: Context, next: () => Promise<void>): Promise<void>;
}

interface Ability {
  can(action: string): boolean;
}

/** As on the console’s routes, which come only after the body. */
const abilityOf = async (strapi: Core.Strapi, ctx: Context): Promise<Ability | undefined> => {
  let isSignedIn = false;
  ctx.state.route = { info: { type: 'admin' } };
  await (strapi.get('auth') as Authentication).authenticate(ctx, async () => {
    isSignedIn = true;
  });
  return isSignedIn ? (ctx.state.userAbility as Ability) : undefined;
};

/** Refuses forms before a byte of them is read, unless the call takes one and its sender may send it. */
export const requireOwnForm = async (strapi: Core.Strapi, ctx: Context): Promise<void> => {
  const form = FORMS.find(([call]) => call.test(`${ctx.method} ${ctx.path}`));
  if (!form || !ctx.is('multipart/form-data')) throw unsupportedMediaType();
  const ability = await abilityOf(strapi, ctx);
  if (!ability) throw unauthorized('Please sign in');
  if (!form[1].some((action) => ability.can(action))) throw forbidden('You don’t have permission to send files');
};
