import type { Context } from 'koa';
import { environment } from '../../../environment';

const NAME = 'stoa_refresh';
const DAYS_30 = 30 * 24 * 3600 * 1000;

const secure = environment.publicUrl.startsWith('https:');
const scope = { path: '/api/auth', httpOnly: true, sameSite: 'lax', secure, signed: false } as const;

export const readRefreshCookie = (ctx: Context): string | undefined => ctx.cookies.get(NAME, { signed: false });

export const setRefreshCookie = (ctx: Context, token: string): void => {
  // TLS may end at a proxy, so PUBLIC_URL, not this connection, tells whether the shop uses https.
  ctx.cookies.secure = secure;
  ctx.cookies.set(NAME, token, { ...scope, maxAge: DAYS_30 });
};

export const clearRefreshCookie = (ctx: Context): void => {
  ctx.cookies.secure = secure;
  ctx.cookies.set(NAME, null, scope);
};
