import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Core } from '@strapi/strapi';
import { environment } from '../environment';
import { countKept, requestSeconds } from './metrics';
import { traceRequest } from './tracing';

const REQUEST_ID = 'X-Request-Id';
/** Anyone can think of ever new addresses, so those without a route aren’t told apart. */
const OTHER = 'other';
/** What a proxy in front may call a request. */
const ID = /^[\w-]{8,64}$/;

interface Followed {
  id: string;
  began: number;
  route: string;
}

/** On the response itself: a WeakMap of all of them would keep the garbage collector busy. */
const FOLLOWED = Symbol('followed');
type Response = ServerResponse & { [FOLLOWED]?: Followed };

const current = new AsyncLocalStorage<string>();

const idFor = ({ headers }: IncomingMessage): string => {
  const given = environment.proxies > 0 ? headers['x-request-id'] : undefined;
  return typeof given === 'string' && ID.test(given) ? given : randomUUID();
};

/** Gives each request an id. Requests within the process don’t come by here: they’re part of the one that makes them. */
export const followRequests = (strapi: Core.Strapi): void => {
  strapi.server.httpServer.prependListener('request', (request: IncomingMessage, response: Response) => {
    response[FOLLOWED] = { id: idFor(request), began: performance.now(), route: OTHER };
  });
};

/** The id of the request that is being answered; undefined for what the shop does by itself. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Says which route answers: a pattern, such as `/marketplace/:slug`, never an address. */
export const nameRoute = (response: Response, route: string): void => {
  if (response[FOLLOWED]) response[FOLLOWED].route = route;
};

/** Counts an answer that was ready, and returns the header with its request’s id: the name, then the value. */
export const followKept = (request: IncomingMessage, route: string): string[] => {
  countKept(route);
  return [REQUEST_ID, idFor(request)];
};

/** Counts the request and times it. Lines of the log that are written during `work` name it. */
export const duringRequest = <Result>(response: Response, method: string, work: () => Result): Result => {
  const followed = response[FOLLOWED];
  if (!followed) return work();
  response.setHeader(REQUEST_ID, followed.id);
  response.once('close', () => {
    const status = response.writableFinished ? String(response.statusCode) : 'aborted';
    requestSeconds.observe({ method, route: followed.route, status }, (performance.now() - followed.began) / 1000);
  });
  return current.run(followed.id, () => traceRequest(response.req, response, followed, work));
};
