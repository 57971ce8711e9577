import {
  deleteAccountInput,
  loginInput,
  type Notice,
  profileInput,
  registerByOrderInput,
  registerInput,
  type Session,
} from '@stoa/contract';
import { controller, created } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { bearerToken, visitor } from '../../../http/visitor';
import { services } from '../../../services';
import { toSession } from '../serializers/account';
import { clearRefreshCookie } from '../web/refresh-cookie';
import { signIn } from '../web/sign-in';

const REGISTRATIONS = { name: 'register', points: 20, duration: 3600 };

export default controller((strapi) => {
  const { accounts, limits, loginThrottle } = services(strapi).auth;

  return {
    async register(ctx): Promise<Session> {
      await limits.require(REGISTRATIONS, ctx.ip);
      const input = validated(registerInput, ctx.request.body);
      await limits.consume(REGISTRATIONS, ctx.ip);
      return created(ctx, signIn(strapi, ctx, await accounts.register(input)));
    },

    async registerByOrder(ctx): Promise<Session> {
      await limits.require(REGISTRATIONS, ctx.ip);
      const input = validated(registerByOrderInput, ctx.request.body);
      await limits.consume(REGISTRATIONS, ctx.ip);
      return created(ctx, signIn(strapi, ctx, await services(strapi).sales.links.register(input)));
    },

    async login(ctx): Promise<Session> {
      const input = validated(loginInput, ctx.request.body);
      const attempt = { email: input.email, address: ctx.ip };
      await loginThrottle.attempt(attempt);
      const account = await accounts.verify(input);
      await loginThrottle.succeeded(attempt);
      return signIn(strapi, ctx, account);
    },

    me: (ctx): Session => toSession(visitor(ctx), bearerToken(ctx) ?? ''),

    async updateMe(ctx): Promise<Session> {
      const input = validated(profileInput, ctx.request.body);
      return toSession(await accounts.updateProfile(visitor(ctx).id, input), bearerToken(ctx) ?? '');
    },

    async remove(ctx): Promise<Notice> {
      const input = validated(deleteAccountInput, ctx.request.body);
      const { id, email } = visitor(ctx);
      const attempt = { email, address: ctx.ip };
      await loginThrottle.attempt(attempt);
      await accounts.remove(id, input);
      await loginThrottle.succeeded(attempt);
      clearRefreshCookie(ctx);
      return { message: 'Your account has been deleted' };
    },
  };
});
