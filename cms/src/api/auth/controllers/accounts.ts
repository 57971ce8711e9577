import { loginInput, profileInput, registerInput, type Session } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { validated } from '../../../http/validated';
import { bearerToken, visitor } from '../../../http/visitor';
import { services } from '../../../services';
import { toSession } from '../serializers/account';
import { signIn } from '../web/sign-in';

const REGISTRATIONS = { name: 'register', points: 20, duration: 3600 };

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const { accounts, limits, loginThrottle } = services(strapi).auth;

  return {
    async register(ctx: Context) {
      const input = validated(registerInput, ctx.request.body);
      await limits.consume(REGISTRATIONS, ctx.ip);
      const account = await accounts.register(input);
      ctx.body = { data: (await signIn(strapi, ctx, account)) satisfies Session };
      ctx.status = 201;
    },

    async login(ctx: Context) {
      const input = validated(loginInput, ctx.request.body);
      const attempt = { email: input.email, address: ctx.ip };
      await loginThrottle.attempt(attempt);
      const account = await accounts.verify(input);
      await loginThrottle.succeeded(attempt);
      ctx.body = { data: (await signIn(strapi, ctx, account)) satisfies Session };
    },

    async me(ctx: Context) {
      ctx.body = { data: toSession(visitor(ctx), bearerToken(ctx) ?? '') satisfies Session };
    },

    async updateMe(ctx: Context) {
      const input = validated(profileInput, ctx.request.body);
      const account = await accounts.updateProfile(visitor(ctx).id, input);
      ctx.body = { data: toSession(account, bearerToken(ctx) ?? '') satisfies Session };
    },
  };
};
