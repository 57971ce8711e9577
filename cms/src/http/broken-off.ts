import type { Context } from 'koa';
import { badRequest } from './problem';

/** Node's codes for a closed connection; HPE_… if the rest of a request never arrived. */
const CONNECTION_CLOSED = /^(ECONNRESET|EPIPE|HPE_\w+)$/;

/** Whether the error only means the visitor left before the request or the response was complete, not that the database did. */
export const isBrokenOff = (error: unknown, { req }: Pick<Context, 'req'>): boolean =>
  error instanceof Error &&
  'code' in error &&
  CONNECTION_CLOSED.test(String(error.code)) &&
  // Node destroys a request that was read to its end, too.
  ((req.destroyed && !req.complete) || req.socket.destroyed);

export const brokenOff = () => badRequest('The request was interrupted');

/** Aborts when the visitor leaves before the response. */
export const whenBrokenOff = ({ res }: Pick<Context, 'res'>): AbortSignal => {
  const left = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) left.abort(brokenOff());
  });
  return left.signal;
};
