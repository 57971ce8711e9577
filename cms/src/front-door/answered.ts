import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { type Content, sendAnswer, toAnswer } from '../http/answer';
import { services } from '../services';

type Asked = { req: IncomingMessage };

export const isRead = ({ req }: Asked): boolean => req.method === 'GET' || req.method === 'HEAD';

/** Who sends no token gets what every visitor gets: no cookie says who somebody is, but the one that renews tokens. */
export const isVisitors = ({ req }: Asked): boolean => isRead({ req }) && req.headers.authorization === undefined;

/** What is read of a query, with its question mark, and the rest. `tag[]` is read as `tag`. */
const divided = (query: string, reads: readonly string[]): [string, string] => {
  const placed = [...new URLSearchParams(query)].map((param) => ({
    param,
    place: reads.indexOf(param[0].replace(/\[.*/s, '')),
  }));
  const written = (some: typeof placed) => new URLSearchParams(some.map(({ param }) => param)).toString();
  const read = placed.filter(({ place }) => place >= 0).sort((one, other) => one.place - other.place);
  return [read.length > 0 ? `?${written(read)}` : '', written(placed.filter(({ place }) => place < 0))];
};

/**
 * Answers with what `make` makes of the query, and keeps it for the next visitor. The query holds only what is read there, in the
 * order of `reads`: whatever else visitors send makes no other answer. Returns false if it made nothing.
 */
export const answered = async (
  strapi: Core.Strapi,
  ctx: Context,
  { path, reads }: { path: string; reads: readonly string[] },
  make: (query: string) => Promise<Content | undefined>,
): Promise<boolean> => {
  const [query, rest] = divided(ctx.querystring, reads);
  const { answer, how } = await services(strapi).cache.answers.get(path + query, async () => {
    const content = await make(query);
    return content && toAnswer(content);
  });
  if (answer) await sendAnswer(ctx, answer, how, rest);
  return answer !== undefined;
};
