import type { Context } from 'koa';

/** Routes are data, including who may call them. */
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What answers, or the name of a controller’s action. */
type Handler = string | ((ctx: Context) => Promise<void>) | undefined;

/** `longBody`: what is sent may be as long as administrators' texts (strapi-patches/server/body-limits.ts). */
const route =
  ({ policies = [], longBody = false }: { policies?: string[]; longBody?: boolean } = {}) =>
  (method: Method, path: string, handler: Handler) => ({
    method,
    path,
    handler,
    config: { auth: false as const, policies, longBody },
  });

export type Route = ReturnType<ReturnType<typeof route>>;

export const IS_ADMIN = 'global::is-admin';

export const forAll = route();
export const forSignedIn = route({ policies: ['global::is-signed-in'] });
export const forAdmins = route({ policies: [IS_ADMIN], longBody: true });
/** For routes that set or use the refresh cookie: no other site may call them from a visitor's browser. */
export const forOwnPages = route({ policies: ['global::is-same-origin'] });
/** For payment services, who tell of whole orders at once. */
export const forProviders = route({ longBody: true });
