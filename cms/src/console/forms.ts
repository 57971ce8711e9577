import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { unsupportedMediaType } from '../http/body-errors';
import { forbidden, unauthorized } from '../http/problem';
import { abilityOf } from './session';

const { create, update } = { create: 'plugin::upload.assets.create', update: 'plugin::upload.assets.update' };

/** The console’s calls that are sent as a form, and who may send one. */
const FORMS: [call: RegExp, actions: string[]][] = [
  [/^POST \/upload$/, [create, update]],
  [/^POST \/upload\/files$/, [create]],
  [/^PUT \/upload\/files\/\d+$/, [update]],
  [/^POST \/upload\/files\/\d+\/replace$/, [update]],
  [/^POST \/admin\/project-settings$/, ['admin::project-settings.update']],
];

/** Refuses forms before a byte of them is read, unless the call takes one and its sender may send it. */
export const requireOwnForm = async (strapi: Core.Strapi, ctx: Context): Promise<void> => {
  const form = FORMS.find(([call]) => call.test(`${ctx.method} ${ctx.path}`));
  if (!form || !ctx.is('multipart/form-data')) throw unsupportedMediaType();
  const ability = await abilityOf(strapi, ctx);
  if (!ability) throw unauthorized('Please sign in');
  if (!form[1].some((action) => ability.can(action))) throw forbidden('You don’t have permission to send files');
};
