/**
 * Listens to the HTTP server before Strapi does, and replaces `destroySoon` of a connection that it cuts.
 * Node’s own limit applies to whole requests: one low enough would also cut large uploads that make progress.
 * Without it, bodies that hardly arrive hold connections for as long as their sender likes.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { hasBody } from '../../http/has-body';

/** In each period, this many more bytes of a body must arrive. nginx waits as long for the next byte. */
const SLOWEST = { milliseconds: 30_000, bytes: 16 * 1024, periods: 60 };
/** How long a client may still read the refusal. */
const PARTING = 1000;

const REFUSAL = JSON.stringify({
  data: null,
  error: {
    status: 408,
    name: 'RequestTimeoutError',
    message: 'The request arrived too slowly. Please check your connection and try again',
    details: {},
  },
});

const HEADERS = {
  'Content-Type': 'application/json',
  'Content-Length': Buffer.byteLength(REFUSAL),
  'Cache-Control': 'no-store',
  Connection: 'close',
};

const cut = (response: ServerResponse): void => {
  const { socket } = response.req;
  if (response.headersSent) {
    socket.destroy();
    return;
  }
  // Node would close both directions. The next bytes would then reset the connection, and the refusal could be lost.
  socket.destroySoon = () => socket.end();
  response.writeHead(408, HEADERS).end(REFUSAL);
  setTimeout(() => socket.destroy(), PARTING).unref();
};

/** Cuts bodies that arrive too slowly, take more than half an hour, or go on after the response. */
export const refuseSlowBodies = (server: Server, slowest = SLOWEST): void => {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    let before = request.socket.bytesRead;
    let periods = 0;
    let wasOurs = false;
    let wasAnswered = false;
    const look = (): void => {
      const received = request.socket.bytesRead - before;
      before += received;
      periods += 1;
      // If bytes are waiting to be read, the delay is ours, and the client gets the next period to catch up.
      const isOurs = request.readableLength > 0;
      const isFastEnough = received >= slowest.bytes || isOurs || wasOurs;
      const isOver = wasAnswered || periods >= slowest.periods;
      wasOurs = isOurs;
      wasAnswered = response.writableFinished;
      if (request.complete || (isFastEnough && !isOver)) return;
      clearInterval(timer);
      cut(response);
    };
    const timer = setInterval(look, slowest.milliseconds);
    request.once('close', () => clearInterval(timer));
  });
};
