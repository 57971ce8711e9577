import type { ActiveSession, Notice, Session } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { notFound } from '../../../http/problem';
import { recordId } from '../../../http/record-id';
import { optionalVisitor, visitor } from '../../../http/visitor';
import { services } from '../../../services';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from '../web/refresh-cookie';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const { sessions } = services(strapi).auth;

  return {
    async refresh(ctx: Context) {
      const { session, refreshToken } = await sessions.refresh(readRefreshCookie(ctx));
      setRefreshCookie(ctx, refreshToken);
      ctx.body = { data: session satisfies Session };
    },

    /** Ends the sessions of both the cookie and the token. It's fine if neither exists. */
    async logout(ctx: Context) {
      const signedIn = await optionalVisitor(strapi, ctx);
      if (signedIn) await sessions.end({ id: signedIn.sessionId, userId: signedIn.id });
      await sessions.endFamilyOf(readRefreshCookie(ctx));
      clearRefreshCookie(ctx);
      ctx.body = { data: { message: 'You’re signed out' } satisfies Notice };
    },

    async list(ctx: Context) {
      ctx.body = { data: (await sessions.list(visitor(ctx))) satisfies ActiveSession[] };
    },

    async end(ctx: Context) {
      const id = recordId(ctx.params.id, 'session');
      const ended = await sessions.end({ id, userId: visitor(ctx).id });
      if (ended === 0) throw notFound('This session doesn’t exist');
      ctx.body = { data: { id } };
    },
  };
};
