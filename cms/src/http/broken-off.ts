import type { Context } from 'koa';

/** Node's codes for a closed connection; HPE_… if the rest of a request never arrived. */
const GONE = /^(ECONNRESET|EPIPE|HPE_\w+)$/;

/** Whether the error only means the visitor left before the request or the response was complete. */
export const isBrokenOff = (error: unknown, { req }: Pick<Context, 'req'>): boolean =>
  error instanceof Error && 'code' in error && GONE.test(String(error.code)) && (req.destroyed || req.socket.destroyed);
