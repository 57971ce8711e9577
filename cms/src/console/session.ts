import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

interface Authentication {
  authenticate(ctx: Context, next: () => Promise<void>): Promise<void>;
}

export interface Ability {
  can(action: string, subject?: string): boolean;
  cannot(action: string, subject: string, field: string): boolean;
}

/**
 * What the sender may do in the console, if signed in to it. As on the console’s routes, which come only after the body. The
 * request itself stays as it is: it may well be for everybody.
 */
export const abilityOf = async (strapi: Core.Strapi, ctx: Context): Promise<Ability | undefined> => {
  if (!ctx.get('Authorization')) return undefined;
  let isSignedIn = false;
  const state: { route: object; userAbility?: Ability } = { route: { info: { type: 'admin' } } };
  const asked: Context = Object.assign(Object.create(ctx), { state, unauthorized: () => undefined });
  await (strapi.get('auth') as Authentication).authenticate(asked, async () => {
    isSignedIn = true;
  });
  return isSignedIn ? state.userAbility : undefined;
};
