/**
 * Wraps `strapi.destroy`, and calls `close` of Node’s net server in place of the HTTP server’s own.
 * Strapi’s own stop cuts every connection, whatever is still on its way.
 * Without it, each restart loses the requests that are open at that moment.
 */
import type { ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { draining } from '../../http/draining';

/** How long a connection without a request stays open, in case a request is already on its way. */
const GRACE = 500;
const DEADLINE = 10_000;
const ROUND = 50;
/** How long the rest of the stop may take: a query that never ends would keep the connection pool open forever. */
const STOP_TIMEOUT_MS = 5_000;

/** First lets open requests finish, and accepts no new connections. */
export const stopGracefully = (strapi: Core.Strapi): void => {
  const { httpServer } = strapi.server;
  const connections = new Set<Socket>();
  const open = new Set<ServerResponse>();
  let stopping = false;

  httpServer.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  // One function for all of them: there can be 30,000 a second.
  const forget = function (this: ServerResponse) {
    open.delete(this);
  };
  httpServer.prependListener('request', (_request, response) => {
    if (stopping) response.setHeader('Connection', 'close');
    open.add(response);
    response.on('close', forget);
  });

  const closeIdle = () => {
    httpServer.closeIdleConnections();
    // Browsers open connections before they need them, and Node counts those as busy.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  };

  const drain = async (): Promise<void> => {
    stopping = true;
    draining.abort();
    // Not the HTTP server's own close(), which cuts idle connections at once.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(httpServer, () => resolve()));
    for (const response of open) if (!response.headersSent) response.setHeader('Connection', 'close');
    await Promise.race([closed, sleep(GRACE)]);
    const sweep = setInterval(closeIdle, ROUND);
    await Promise.race([closed, sleep(DEADLINE)]);
    clearInterval(sweep);
    if (open.size > 0) strapi.log.warn(`Stopped with ${open.size} requests still open after ${DEADLINE / 1000} s`);
  };

  const destroy = strapi.destroy.bind(strapi);
  strapi.destroy = async () => {
    await drain();
    const insist = setTimeout(() => process.exit(1), STOP_TIMEOUT_MS);
    await destroy();
    clearTimeout(insist);
  };
};
