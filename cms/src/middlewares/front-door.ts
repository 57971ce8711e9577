import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

/** The map of the one origin: what each path goes to. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const answers: Record<string, (ctx: Context) => Promise<void> | void> = {
    '/healthz': (ctx) => {
      ctx.body = { status: 'ok' };
    },
    '/readyz': async (ctx) => {
      await strapi.db.connection.raw('SELECT 1');
      ctx.body = { status: 'ready' };
    },
  };

  return async (ctx: Context, next: Next) => {
    const answer = answers[ctx.path];
    return answer ? answer(ctx) : next();
  };
};
