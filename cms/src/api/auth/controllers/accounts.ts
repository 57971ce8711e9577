import { loginInput, profileInput, registerInput, type Session } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { validated } from '../../../http/validated';
import { bearerToken, visitor } from '../../../http/visitor';
import { services } from '../../../services';
import { toSession } from '../serializers/account';
import { setRefreshCookie } from '../web/refresh-cookie';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const { accounts, sessions } = services.auth;

  return {
    async register(ctx: Context) {
      const input = validated(registerInput, ctx.request.body);
      const account = await accounts(strapi).register(input);
      const { session, refreshToken } = await sessions(strapi).open(account, ctx.get('user-agent'));
      setRefreshCookie(ctx, refreshToken);
      ctx.status = 201;
      ctx.body = { data: session satisfies Session };
    },

    async login(ctx: Context) {
      const input = validated(loginInput, ctx.request.body);
      const account = await accounts(strapi).verify(input);
      const { session, refreshToken } = await sessions(strapi).open(account, ctx.get('user-agent'));
      setRefreshCookie(ctx, refreshToken);
      ctx.body = { data: session satisfies Session };
    },

    async me(ctx: Context) {
      ctx.body = { data: toSession(visitor(ctx), bearerToken(ctx) ?? '') satisfies Session };
    },

    async updateMe(ctx: Context) {
      const input = validated(profileInput, ctx.request.body);
      const account = await accounts(strapi).updateProfile(visitor(ctx).id, input);
      ctx.body = { data: toSession(account, bearerToken(ctx) ?? '') satisfies Session };
    },
  };
};
