import type { Context } from 'koa';

/** A refusal of the front door itself, in the shape that every refusal has. */
export const refuse = (ctx: Context, status: number, name: string, message: string): void => {
  ctx.status = status;
  ctx.body = { data: null, error: { status, name, message, details: {} } };
};
