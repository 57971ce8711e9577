import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { describeDatabaseError } from '../database/errors';
import { causeOf, describeUnavailable } from '../database/failures/database-unavailable';
import { databaseFailure } from '../database/failures/statement-timeouts';
import { describeBodyError, fileTooLarge } from '../http/body-errors';
import { brokenOff, isBrokenOff } from '../http/broken-off';
import { methodNotAllowed, Problem } from '../http/problem';

const asProblem = (error: unknown, ctx: Context): Problem | undefined => {
  if (error instanceof Problem) return error;
  if (isBrokenOff(error, ctx)) return brokenOff();
  return describeBodyError(error) ?? describeDatabaseError(error);
};

/** Without a database every request fails, and one warning every ten seconds is enough for an operator. */
const QUIET_FOR = 10_000;

/** Gives every error the same shape: { data: null, error: { status, name, message, details } }. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  let lastLogged = 0;

  /** The visitor gets a sentence; the cause goes to the log. */
  const unavailableFor = (error: unknown): Problem | undefined => {
    const problem = describeUnavailable(error);
    if (problem && Date.now() - lastLogged > QUIET_FOR) {
      lastLogged = Date.now();
      strapi.log.warn(`${problem.message}: ${causeOf(error)}`);
    }
    return problem;
  };

  return async (ctx: Context, next: Next) => {
    try {
      await next();
      if (ctx.status === 413) throw fileTooLarge();
      if (ctx.status === 405) throw methodNotAllowed(ctx.method);
      if ([401, 500].includes(ctx.status) && describeUnavailable(databaseFailure())) throw databaseFailure();
    } catch (error) {
      const problem = asProblem(error, ctx) ?? unavailableFor(error);
      if (!problem) throw error;
      const { status, name, message, details } = problem;
      if (typeof details.retryAfter === 'number') ctx.set('Retry-After', String(details.retryAfter));
      ctx.status = status;
      ctx.body = { data: null, error: { status, name, message, details } };
    }
  };
};
