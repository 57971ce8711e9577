import type { RequestListener } from 'node:http';
import type { Core } from '@strapi/strapi';
import { sendAtOnce } from '../http/answer';
import { draining } from '../http/draining';
import { hasBody } from '../http/has-body';
import { services } from '../services';
import { isVisitors } from './answered';

/** Sends kept answers before Koa and all others who listen see the request: they take longer than all the rest of it. */
export const sendKeptFirst = (strapi: Core.Strapi): void => {
  const { httpServer } = strapi.server;
  const { answers } = services(strapi).cache;
  const others = httpServer.listeners('request') as RequestListener[];
  httpServer.removeAllListeners('request');
  httpServer.on('request', (req, res) => {
    const mayBeKept = isVisitors({ req }) && !hasBody(req) && !draining.signal.aborted;
    const answer = mayBeKept ? answers.find(req.url ?? '') : undefined;
    if (answer && sendAtOnce(req, res, answer)) return;
    for (const listener of others) listener.call(httpServer, req, res);
  });
};
