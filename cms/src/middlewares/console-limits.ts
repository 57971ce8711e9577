import { normalizeEmail } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { services } from '../services';

const HOUR = 3600;

/** Console routes that send an email or test a token. Its login has its own limits. */
const LIMITS = new Map([
  ['/admin/forgot-password', { name: 'console-forgot-password', points: 10, duration: HOUR }],
  ['/admin/reset-password', { name: 'console-reset-password', points: 20, duration: HOUR }],
]);

/** Strapi's router ignores case and trailing slashes. */
const plain = (path: string) => path.toLowerCase().replace(/\/+$/, '');

export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const limit = ctx.method === 'POST' ? LIMITS.get(plain(ctx.path)) : undefined;
    if (limit) {
      const { limits } = services(strapi).auth;
      await limits.consume(limit, ctx.ip);
      const { email } = (ctx.request.body ?? {}) as { email?: unknown };
      if (typeof email === 'string') await limits.consumeReset(`console ${normalizeEmail(email)}`);
    }
    return next();
  };
