import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

type Actions = Record<string, (ctx: Context) => unknown>;

export const controller =
  (actionsOf: (strapi: Core.Strapi) => Actions) =>
  ({ strapi }: { strapi: Core.Strapi }) =>
    Object.fromEntries(
      Object.entries(actionsOf(strapi)).map(([name, action]) => [
        name,
        async (ctx: Context) => {
          ctx.body = { data: await action(ctx) };
        },
      ]),
    );

/** Marks the response as that of a new record. */
export const created = async <Data>(ctx: Context, making: Promise<Data>): Promise<Data> => {
  const data = await making;
  ctx.status = 201;
  return data;
};
