import type { Session } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { whenBrokenOff } from '../../../http/broken-off';
import { bearerToken, visitor } from '../../../http/visitor';
import { sentImage } from '../../../images/sent-image';
import { services } from '../../../services';
import { toSession } from '../serializers/account';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const { avatars } = services(strapi).auth;

  return {
    async change(ctx: Context) {
      const account = await avatars.change(visitor(ctx).id, sentImage(ctx), whenBrokenOff(ctx));
      ctx.body = { data: toSession(account, bearerToken(ctx) ?? '') satisfies Session };
    },

    /** What an address shows never changes. Only browsers keep it: nothing that was deleted stays with a proxy. */
    async show(ctx: Context) {
      const content = await avatars.read(ctx.params.name);
      ctx.set('Cache-Control', 'private, max-age=31536000, immutable');
      ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
      ctx.set('X-Content-Type-Options', 'nosniff');
      ctx.type = 'image/webp';
      ctx.body = content;
    },
  };
};
