import type { Role } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { services } from '../services';
import { unauthorized } from './problem';

export interface Visitor {
  id: number;
  name: string;
  email: string;
  avatar: string | null;
  role: Role;
  sessionId: number;
}

/** The part of Koa's context that both policies and controllers have. */
type Request = Pick<Context, 'request' | 'response' | 'state'>;

export const bearerToken = ({ request }: Pick<Request, 'request'>): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

/**
 * The signed-in visitor, if any, for routes open to everyone that show more to some. An invalid or expired token counts as none,
 * and the response tells the client to renew it.
 */
export const optionalVisitor = async (strapi: Core.Strapi, ctx: Request): Promise<Visitor | undefined> => {
  const token = bearerToken(ctx);
  if (!token) return undefined;
  ctx.state.visitor ??= await services(strapi).auth.sessions.visitorOf(token);
  if (!ctx.state.visitor) ctx.response.set('WWW-Authenticate', 'Bearer error="invalid_token"');
  return ctx.state.visitor;
};

/** For routes behind `is-signed-in` or `is-admin`. */
export const visitor = ({ state }: Pick<Request, 'state'>): Visitor => {
  if (!state.visitor) throw unauthorized('Please sign in');
  return state.visitor;
};

/** Only administrators see unpublished records. */
export const seesUnpublished = async (strapi: Core.Strapi, ctx: Request): Promise<boolean> =>
  (await optionalVisitor(strapi, ctx))?.role === 'ADMIN';

/** Who counts as one reader of a page. */
export const reader = (ctx: Context): { address: string; userAgent: string } => ({
  address: ctx.ip,
  userAgent: ctx.get('User-Agent'),
});
