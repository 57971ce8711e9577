import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { services } from '../../../services';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const { returns } = services(strapi).sales;

  return {
    /** What an address shows never changes. Only browsers keep it, and not for long: it may be erased. */
    async show(ctx: Context) {
      const content = await returns.image(ctx.params.name);
      ctx.set('Cache-Control', 'private, max-age=3600');
      ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
      ctx.set('X-Content-Type-Options', 'nosniff');
      ctx.type = 'image/webp';
      ctx.body = content;
    },
  };
};
