import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Visitor } from '../api/auth/queries/sessions';
import { services } from '../services';
import { unauthorized } from './problem';

export type { Visitor };

/** What policies and controllers both have of Koa's context. */
type Request = Pick<Context, 'request' | 'response' | 'state'>;

export const bearerToken = ({ request }: Pick<Request, 'request'>): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

/**
 * Who sends the request, if anybody signed in does: for calls that are open to all and show more to some. A token that is no
 * longer good counts as none, and the answer says so, for the client to renew it.
 */
export const optionalVisitor = async (strapi: Core.Strapi, ctx: Request): Promise<Visitor | undefined> => {
  const token = bearerToken(ctx);
  if (!token) return undefined;
  ctx.state.visitor ??= await services.auth.sessions(strapi).visitorOf(token);
  if (!ctx.state.visitor) ctx.response.set('WWW-Authenticate', 'Bearer error="invalid_token"');
  return ctx.state.visitor;
};

/** For routes behind `is-signed-in` or `is-admin`. */
export const visitor = ({ state }: Pick<Request, 'state'>): Visitor => {
  if (!state.visitor) throw unauthorized('Please sign in');
  return state.visitor;
};

/** Only administrators see what is not published. */
export const seesUnpublished = async (strapi: Core.Strapi, ctx: Request): Promise<boolean> =>
  (await optionalVisitor(strapi, ctx))?.role === 'ADMIN';
