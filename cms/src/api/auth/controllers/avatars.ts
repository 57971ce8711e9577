import type { Session } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { bearerToken, visitor } from '../../../http/visitor';
import { sentPicture } from '../../../pictures/sent-picture';
import { services } from '../../../services';
import { toSession } from '../serializers/account';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const { avatars } = services(strapi).auth;

  return {
    async change(ctx: Context) {
      const account = await avatars.change(visitor(ctx).id, sentPicture(ctx));
      ctx.body = { data: toSession(account, bearerToken(ctx) ?? '') satisfies Session };
    },

    /** Each upload has an address of its own, so what is there never changes. */
    async show(ctx: Context) {
      const content = await avatars.read(ctx.params.name);
      ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
      ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
      ctx.set('X-Content-Type-Options', 'nosniff');
      ctx.type = 'image/webp';
      ctx.body = content;
    },
  };
};
