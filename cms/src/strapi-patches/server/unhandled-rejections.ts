/**
 * Replaces what Node.js does by default, ending the process, for promises that Strapi leaves behind.
 * Strapi starts validations that nobody awaits once their other half is refused.
 * Without it, one invalid request to the console ends the server for everybody.
 */
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { causeOf, describeUnavailable } from '../../database/failures/database-unavailable';
import { Problem } from '../../http/problem';

/** How long such a request has to answer by itself, as most do. */
const GRACE = 5_000;

const fault = () => new Problem(500, 'InternalServerError', 'Something went wrong. Please try again');

/** Who sent the request, and to which route. Without its parameters: some of them are secrets. */
const describe = ({ method, path, state, _matchedRoute: route }: Context): string => {
  const by = state.user ? `editor ${state.user.id}` : state.visitor ? `account ${state.visitor.id}` : 'a visitor';
  return `${method} ${route ?? path.replace(/^(\/[^/]*\/).+/, '$1…')} by ${by}`;
};

/** It may wait for the promise that was rejected, and would never be answered. */
const answerInTime = (ctx: Context, { status, name, message, details }: Problem): void => {
  setTimeout(() => {
    const { res } = ctx;
    if (res.headersSent || res.writableEnded || res.destroyed) return;
    ctx.respond = false;
    res.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    res.end(JSON.stringify({ data: null, error: { status, name, message, details } }));
  }, GRACE).unref();
};

/** Whether a request isn't answered yet, or was a moment ago: some promises are rejected after that. */
const watchRequests = ({ server: { httpServer } }: Core.Strapi) => {
  let open = 0;
  let closedAt = Number.NEGATIVE_INFINITY;
  // One function for all of them, and no timer for each: there can be 30,000 a second.
  const close = () => {
    open -= 1;
    closedAt = performance.now();
  };
  httpServer.on('request', (_request, response) => {
    open += 1;
    response.on('close', close);
  });
  return () => open > 0 || performance.now() - closedAt < GRACE;
};

/**
 * Strapi leaves promises behind that nobody awaits, for instance of a validation whose other half was refused. Such a rejection
 * of a request is logged and counted, and everybody else goes on being served. Outside of requests, only the database may fail;
 * any other rejection leaves behind a process that can't be trusted, and ends it, as does an exception that nobody catches.
 */
export const surviveUnhandledRejections = (strapi: Core.Strapi): void => {
  const areRequests = watchRequests(strapi);
  const probe = new Error('A rejection to learn from');
  /** Not every version of Node.js calls this in the context in which the promise was rejected. */
  let knowsContext = false;
  let rejections = 0;
  const report = (reason: unknown, whose: string): void => {
    rejections += 1;
    const text = reason instanceof Error ? reason.stack : String(reason);
    strapi.log.error(`Unhandled rejection in ${whose} (${rejections} since the start): ${text}`);
  };

  process.on('unhandledRejection', (reason) => {
    const ctx = strapi.requestContext.get() as Context | undefined;
    if (reason === probe) {
      knowsContext = ctx !== undefined;
      return;
    }
    const unavailable = describeUnavailable(reason);
    if (unavailable) strapi.log.warn(`Skipped because the database didn’t respond: ${causeOf(reason)}`);
    else if (ctx) report(reason, describe(ctx));
    else if (!knowsContext && areRequests()) report(reason, 'what may be a request');
    else throw reason;
    if (ctx) answerInTime(ctx, unavailable ?? fault());
  });
  strapi.requestContext.run({} as Context, async () => {
    void Promise.reject(probe);
  });
};
