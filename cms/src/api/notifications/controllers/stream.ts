import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { services } from '../../../services';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async open(ctx: Context) {
    ctx.set('Cache-Control', 'no-store');
    // nginx would collect it before it passes it on.
    ctx.set('X-Accel-Buffering', 'no');
    ctx.type = 'text/event-stream';
    ctx.body = services(strapi).notifications.stream.subscribe();
  },
});
