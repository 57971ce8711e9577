import type { ActiveSession, Notice, Session } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { notFound } from '../../../http/problem';
import { recordId } from '../../../http/record-id';
import { optionalVisitor, visitor } from '../../../http/visitor';
import { services } from '../../../services';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from '../web/refresh-cookie';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const { sessions } = services.auth;

  return {
    async refresh(ctx: Context) {
      const { session, refreshToken } = await sessions(strapi).refresh(readRefreshCookie(ctx));
      setRefreshCookie(ctx, refreshToken);
      ctx.body = { data: session satisfies Session };
    },

    /** Ends what it is given, the cookie's session and the token's; nothing left to end is fine as well. */
    async logout(ctx: Context) {
      const signedIn = await optionalVisitor(strapi, ctx);
      if (signedIn) await sessions(strapi).end({ id: signedIn.sessionId, userId: signedIn.id });
      await sessions(strapi).endFamilyOf(readRefreshCookie(ctx));
      clearRefreshCookie(ctx);
      ctx.body = { data: { message: 'You are signed out' } satisfies Notice };
    },

    async list(ctx: Context) {
      ctx.body = { data: (await sessions(strapi).list(visitor(ctx))) satisfies ActiveSession[] };
    },

    async end(ctx: Context) {
      const id = recordId(ctx.params.id, 'session');
      const ended = await sessions(strapi).end({ id, userId: visitor(ctx).id });
      if (ended === 0) throw notFound('This session does not exist');
      ctx.body = { data: { id } };
    },
  };
};
