import type { Context, Next } from 'koa';
import { describeDatabaseError } from '../database/errors';
import { describeBodyError, fileTooLarge } from '../http/body-errors';
import { isBrokenOff } from '../http/broken-off';
import { badRequest, methodNotAllowed, Problem } from '../http/problem';

const asProblem = (error: unknown, ctx: Context): Problem | undefined => {
  if (error instanceof Problem) return error;
  if (isBrokenOff(error, ctx)) return badRequest('The request was broken off');
  return describeBodyError(error) ?? describeDatabaseError(error);
};

/** Every refusal leaves in one shape: { data: null, error: { status, name, message, details } }. */
export default () => async (ctx: Context, next: Next) => {
  try {
    await next();
    if (ctx.status === 413) throw fileTooLarge();
    if (ctx.status === 405) throw methodNotAllowed(ctx.method);
  } catch (error) {
    const problem = asProblem(error, ctx);
    if (!problem) throw error;
    const { status, name, message, details } = problem;
    if (typeof details.retryAfter === 'number') ctx.set('Retry-After', String(details.retryAfter));
    ctx.status = status;
    ctx.body = { data: null, error: { status, name, message, details } };
  }
};
