import type { Context } from 'koa';

/** How Node tells that the other end of a connection is gone; HPE_… where the rest of a request never came. */
const GONE = /^(ECONNRESET|EPIPE|HPE_\w+)$/;

/** Whether an error is no more than its visitor leaving, before the request was whole or the answer was. */
export const isBrokenOff = (error: unknown, { req }: Pick<Context, 'req'>): boolean =>
  error instanceof Error && 'code' in error && GONE.test(String(error.code)) && (req.destroyed || req.socket.destroyed);
