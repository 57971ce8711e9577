import type { ActiveSession, Notice, Session } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { notFound } from '../../../http/problem';
import { recordId } from '../../../http/record-id';
import { optionalVisitor, visitor } from '../../../http/visitor';
import { services } from '../../../services';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from '../web/refresh-cookie';

export default controller((strapi) => {
  const { sessions } = services(strapi).auth;

  return {
    async refresh(ctx): Promise<Session> {
      const { session, refreshToken } = await sessions.refresh(readRefreshCookie(ctx));
      setRefreshCookie(ctx, refreshToken);
      return session;
    },

    /** Ends the sessions of both the cookie and the token. It's fine if neither exists. */
    async logout(ctx): Promise<Notice> {
      const signedIn = await optionalVisitor(strapi, ctx);
      if (signedIn) await sessions.end({ id: signedIn.sessionId, userId: signedIn.id });
      await sessions.endFamilyOf(readRefreshCookie(ctx));
      clearRefreshCookie(ctx);
      return { message: 'You’re signed out' };
    },

    list: (ctx): Promise<ActiveSession[]> => sessions.list(visitor(ctx)),

    async end(ctx) {
      const id = recordId(ctx.params.id, 'session');
      const ended = await sessions.end({ id, userId: visitor(ctx).id });
      if (ended === 0) throw notFound('This session doesn’t exist');
      return { id };
    },
  };
});
