import type { Account, Session } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { services } from '../../../services';
import { setRefreshCookie } from './refresh-cookie';

/** Opens a session for this browser: its refresh token goes into the cookie, never into the body. */
export const signIn = async (strapi: Core.Strapi, ctx: Context, account: Account): Promise<Session> => {
  const { session, refreshToken } = await services.auth.sessions(strapi).open(account, ctx.get('user-agent'));
  setRefreshCookie(ctx, refreshToken);
  return session;
};
