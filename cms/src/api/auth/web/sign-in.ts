import type { Account, Session } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { services } from '../../../services';
import { setRefreshCookie } from './refresh-cookie';

/** Opens a session for this browser. The refresh token goes only into the cookie, never into the body. */
export const signIn = async (strapi: Core.Strapi, ctx: Context, account: Account): Promise<Session> => {
  const { session, refreshToken } = await services(strapi).auth.sessions.open(account, ctx.get('user-agent'));
  setRefreshCookie(ctx, refreshToken);
  return session;
};
