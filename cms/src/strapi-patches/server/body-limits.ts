/**
 * Wraps the middleware `strapi::body`, which knows one limit of JSON for all routes.
 * Visitors need little; administrators and the console send long texts.
 * Without it, anybody can have the server read and parse a megabyte per request.
 */
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { abilityOf } from '../../console/session';
import { MAX_BODY } from '../../http/body-errors';
import { IS_ADMIN, type Route } from '../../http/routes';
import isAdmin from '../../policies/is-admin';

type Middleware = (ctx: Context, next: Next) => Promise<unknown>;
type Factory = (config: object, context: { strapi: Core.Strapi }) => Middleware;

const routesOf = (strapi: Core.Strapi): Route[] =>
  Object.values(strapi.apis).flatMap(({ routes }) =>
    Object.values(routes as unknown as Record<string, { routes: Route[] }>).flatMap((router) => router.routes),
  );

/** Which requests go to one of these routes. Like Strapi's router, it ignores case and a slash at the end. */
const matcherOf = (routes: Route[]) => {
  const addresses = routes.map(({ method, path }) => `${method} /api${path.replaceAll(/:\w+/g, '[^/]+')}`);
  const pattern = new RegExp(`^(?:${addresses.join('|')})/?$`, 'i');
  return ({ method, path }: Context): boolean => pattern.test(`${method} ${path}`);
};

/** Whether more than little of it may come. Only then is it worth asking who sends it. */
const mayBeLong = (ctx: Context): boolean =>
  ctx.get('Content-Encoding') !== '' || !(Number(ctx.get('Content-Length') || Number.NaN) <= MAX_BODY.short);

/**
 * How much JSON Strapi reads, unpacked: little from everybody, more for routes with a `longBody` and from whoever is signed in to
 * the console. What only administrators may send isn't read from anybody else.
 */
export const limitBodies = (strapi: Core.Strapi): void => {
  const middlewares = strapi.get('middlewares');
  const readBody: Factory = middlewares.get('strapi::body');

  middlewares.set('strapi::body', (config: object, context: { strapi: Core.Strapi }): Middleware => {
    const readLong = readBody({ ...config, jsonLimit: MAX_BODY.long }, context);
    const readShort = readBody({ ...config, jsonLimit: MAX_BODY.short }, context);
    const long = routesOf(strapi).filter(({ config }) => config.longBody);
    const isLong = matcherOf(long);
    const isAdministrators = matcherOf(long.filter(({ config }) => config.policies.includes(IS_ADMIN)));

    return async (ctx, next) => {
      const isApi = /^\/api\//i.test(ctx.path);
      if (isApi && isAdministrators(ctx)) await isAdmin(ctx, undefined, { strapi });
      const takesLong = isApi
        ? isLong(ctx)
        : ctx.is('application/json') && mayBeLong(ctx) && (await abilityOf(strapi, ctx));
      return takesLong ? readLong(ctx, next) : readShort(ctx, next);
    };
  });
};
