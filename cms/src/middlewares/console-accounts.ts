import { forgotPasswordInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { validated } from '../http/validated';
import { services } from '../services';

const HOUR = 3600;

/** Console routes that send an email or test a token. Its login has its own limits. */
const LIMITS = new Map([
  ['/admin/forgot-password', { name: 'console-forgot-password', points: 10, duration: HOUR }],
  ['/admin/reset-password', { name: 'console-reset-password', points: 20, duration: HOUR }],
]);

/** Strapi's router ignores case and trailing slashes. */
const plain = (path: string) => path.toLowerCase().replace(/\/+$/, '');

/** Limits calls about editors’ accounts, and normalizes email addresses as for customers. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const path = plain(ctx.path);
    const body = (ctx.request.body ?? {}) as { email?: unknown };
    if (path.startsWith('/admin/') && typeof body.email === 'string')
      body.email = validated(forgotPasswordInput, { email: body.email }).email;
    const limit = ctx.method === 'POST' ? LIMITS.get(path) : undefined;
    if (limit) {
      const { limits } = services(strapi).auth;
      await limits.consume(limit, ctx.ip);
      if (typeof body.email === 'string')
        await limits.consumeReset({ email: `console ${body.email}`, address: ctx.ip });
    }
    return next();
  };
