import {
  changePasswordInput,
  forgotPasswordInput,
  type Notice,
  resetPasswordInput,
  type Session,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { validated } from '../../../http/validated';
import { visitor } from '../../../http/visitor';
import { services } from '../../../services';
import { clearRefreshCookie } from '../web/refresh-cookie';
import { signIn } from '../web/sign-in';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const { limits, loginThrottle, passwords } = services.auth;

  return {
    async forgot(ctx: Context) {
      const { email } = validated(forgotPasswordInput, ctx.request.body);
      await limits(strapi).consume('forgot-password', ctx.ip);
      await limits(strapi).consumeReset(email);
      passwords(strapi).askForReset(email);
      const message = 'If there is an account with this address, a mail with a link is on its way';
      ctx.body = { data: { message } satisfies Notice };
    },

    async reset(ctx: Context) {
      const input = validated(resetPasswordInput, ctx.request.body);
      await limits(strapi).consume('reset-password', ctx.ip);
      const email = await passwords(strapi).reset(input);
      await loginThrottle(strapi).succeeded({ email, address: ctx.ip });
      clearRefreshCookie(ctx);
      ctx.body = { data: { message: 'Your password is changed. Please sign in' } satisfies Notice };
    },

    /** The other browsers are signed out; this one goes on with a new session. */
    async change(ctx: Context) {
      const input = validated(changePasswordInput, ctx.request.body);
      const account = visitor(ctx);
      const attempt = { email: account.email, address: ctx.ip };
      await loginThrottle(strapi).attempt(attempt);
      await passwords(strapi).change(account.id, input);
      await loginThrottle(strapi).succeeded(attempt);
      ctx.body = { data: (await signIn(strapi, ctx, account)) satisfies Session };
    },
  };
};
