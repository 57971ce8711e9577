import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { type Content, sendAnswer, toAnswer } from '../http/answer';
import { services } from '../services';

export const isRead = ({ req }: Context): boolean => req.method === 'GET' || req.method === 'HEAD';

/** Who sends no token gets what every visitor gets: no cookie says who somebody is, but the one that renews tokens. */
export const isVisitors = (ctx: Context): boolean => isRead(ctx) && ctx.req.headers.authorization === undefined;

/** Answers from the cache, if it can. */
export const sendKept = (strapi: Core.Strapi, ctx: Context): boolean => {
  const answer = isVisitors(ctx) ? services(strapi).cache.answers.find(ctx.req.url ?? '') : undefined;
  if (answer) sendAnswer(ctx, answer, 'hit');
  return answer !== undefined;
};

/** Answers with what `make` makes, and keeps it for the next visitor. Returns false if it made nothing. */
export const answered = async (
  strapi: Core.Strapi,
  ctx: Context,
  make: () => Promise<Content | undefined>,
): Promise<boolean> => {
  const { answer, how } = await services(strapi).cache.answers.get(ctx.req.url ?? '', async () => {
    const content = await make();
    return content && toAnswer(content);
  });
  if (answer) sendAnswer(ctx, answer, how);
  return answer !== undefined;
};
