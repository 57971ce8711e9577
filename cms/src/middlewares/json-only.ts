import type { Context, Next } from 'koa';
import { unsupportedMediaType } from '../http/body-errors';

const hasBody = ({ headers }: Context['request']): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The API reads JSON alone: a form of a foreign page cannot write, and nobody can fill the disk with uploads. */
export default () => async (ctx: Context, next: Next) => {
  if (ctx.path.startsWith('/api/') && hasBody(ctx.request) && !ctx.is('application/json')) throw unsupportedMediaType();
  return next();
};
