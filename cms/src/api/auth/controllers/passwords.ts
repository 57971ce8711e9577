import {
  changePasswordInput,
  forgotPasswordInput,
  type Notice,
  resetPasswordInput,
  type Session,
} from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { visitor } from '../../../http/visitor';
import { services } from '../../../services';
import { clearRefreshCookie } from '../web/refresh-cookie';
import { signIn } from '../web/sign-in';

const RESET_LINKS = { name: 'forgot-password', points: 10, duration: 3600 };
const RESETS = { name: 'reset-password', points: 20, duration: 3600 };

export default controller((strapi) => {
  const { limits, loginThrottle, passwords } = services(strapi).auth;

  return {
    async forgot(ctx): Promise<Notice> {
      await limits.require(RESET_LINKS, ctx.ip);
      const { email } = validated(forgotPasswordInput, ctx.request.body);
      await limits.consume(RESET_LINKS, ctx.ip);
      await limits.consumeReset({ email, address: ctx.ip });
      passwords.askForReset(email);
      return { message: 'If an account exists for this email address, we’ve sent a link to reset the password' };
    },

    async reset(ctx): Promise<Notice> {
      await limits.require(RESETS, ctx.ip);
      const input = validated(resetPasswordInput, ctx.request.body);
      await limits.consume(RESETS, ctx.ip);
      const email = await passwords.reset(input);
      await loginThrottle.succeeded({ email, address: ctx.ip });
      clearRefreshCookie(ctx);
      return { message: 'Your password has been changed. Please sign in' };
    },

    /** Signs out all other browsers; this one continues with a new session. */
    async change(ctx): Promise<Session> {
      const input = validated(changePasswordInput, ctx.request.body);
      const account = visitor(ctx);
      const attempt = { email: account.email, address: ctx.ip };
      await loginThrottle.attempt(attempt);
      await passwords.change(account.id, input);
      await loginThrottle.succeeded(attempt);
      return signIn(strapi, ctx, account);
    },
  };
});
