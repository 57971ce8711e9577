import type { Context } from 'koa';

/** A refusal by the front door itself, in the same shape as all others. */
export const refuse = (ctx: Context, status: number, name: string, message: string): void => {
  ctx.status = status;
  ctx.body = { data: null, error: { status, name, message, details: {} } };
};
