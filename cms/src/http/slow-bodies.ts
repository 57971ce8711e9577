import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long we wait for this many more bytes of a body. nginx waits as long for the next byte. */
const SLOWEST = { milliseconds: 30_000, bytes: 64 * 1024 };

const REFUSAL = JSON.stringify({
  data: null,
  error: {
    status: 408,
    name: 'RequestTimeoutError',
    message: 'The request arrived too slowly. Please check your connection and try again',
    details: {},
  },
});

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const HEADERS = {
  'Content-Type': 'application/json',
  'Content-Length': Buffer.byteLength(REFUSAL),
  'Cache-Control': 'no-store',
  Connection: 'close',
};

const cut = (response: ServerResponse): void => {
  const { socket } = response.req;
  if (response.headersSent) socket.destroy();
  else response.writeHead(408, HEADERS).end(REFUSAL, () => socket.destroy());
};

/**
 * Cuts requests that send their body in drops, so they can't hold connections. Node's own limit applies to whole requests, and
 * would also cut large uploads that make progress.
 */
export const refuseSlowBodies = (server: Server, slowest = SLOWEST): void => {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    let before = request.socket.bytesRead;
    let wasOurs = false;
    const look = (): void => {
      const received = request.socket.bytesRead - before;
      before += received;
      // If bytes are waiting to be read, the delay is ours, and the client gets the next period to catch up.
      const isOurs = request.readableLength > 0;
      const isExcused = isOurs || wasOurs;
      wasOurs = isOurs;
      if (request.complete || received >= slowest.bytes || isExcused) return;
      clearInterval(timer);
      cut(response);
    };
    const timer = setInterval(look, slowest.milliseconds);
    request.once('close', () => clearInterval(timer));
  });
};
