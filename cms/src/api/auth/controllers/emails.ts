import { changeEmailInput, confirmEmailInput, type Notice, type OwnEmail } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { conflict } from '../../../http/problem';
import { validated } from '../../../http/validated';
import { visitor } from '../../../http/visitor';
import { services } from '../../../services';

const LINKS = { name: 'confirm-email-links', points: 10, duration: 3600 };
const CONFIRMATIONS = { name: 'confirm-email', points: 20, duration: 3600 };

export default controller((strapi) => {
  const { emails, limits, loginThrottle } = services(strapi).auth;

  return {
    read: (ctx): Promise<OwnEmail> => emails.of(visitor(ctx).id),

    async change(ctx): Promise<Notice> {
      await limits.require(LINKS, ctx.ip);
      const input = validated(changeEmailInput, ctx.request.body);
      const { id, email } = visitor(ctx);
      await limits.consume(LINKS, ctx.ip);
      const attempt = { email, address: ctx.ip };
      await loginThrottle.attempt(attempt);
      await emails.askToChange(id, input);
      await loginThrottle.succeeded(attempt);
      return { message: `We’ve sent a link to ${input.email}. Open it to switch to this address` };
    },

    async resend(ctx): Promise<Notice> {
      const { id, email } = visitor(ctx);
      if ((await emails.of(id)).confirmed) throw conflict('Your email address is confirmed already');
      await limits.consume(LINKS, ctx.ip);
      await emails.askToConfirm({ id, email });
      return { message: `We’ve sent another link to ${email}` };
    },

    async confirm(ctx): Promise<Notice> {
      await limits.consume(CONFIRMATIONS, ctx.ip);
      const input = validated(confirmEmailInput, ctx.request.body);
      return { message: `Thank you. ${await emails.confirm(input)} is confirmed` };
    },
  };
});
