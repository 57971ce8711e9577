import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { services } from '../../../services';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async show(ctx: Context) {
    const { type, body } = await services(strapi).mail.images.show(ctx.params.name);
    ctx.set('Cache-Control', 'public, max-age=604800');
    ctx.set('X-Content-Type-Options', 'nosniff');
    // Webmail shows them on pages of its own.
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    ctx.type = type;
    ctx.body = body;
  },
});
