import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Core } from '@strapi/strapi';
import { inject } from 'light-my-request';
import { services } from '../services';
import type { ApiAnswer } from './shop-renderer';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** What a visitor sends. Without a payload, it's read. */
interface Sent {
  payload?: object;
  headers?: Record<string, string>;
  remoteAddress?: string | undefined;
}

/** Asks the API as a visitor would, through all of its middlewares, but without a connection. */
export const apiInProcess = (strapi: Core.Strapi) => {
  let listener: Listener | undefined;
  return async (path: string, { remoteAddress, ...sent }: Sent = {}): Promise<ApiAnswer> => {
    const kept = sent.payload ? undefined : services(strapi).cache.answers.find(path);
    if (kept) return JSON.parse((await kept.version(undefined)).body.toString());
    listener ??= strapi.server.app.callback() as Listener;
    const response = await inject(listener, {
      method: sent.payload ? 'POST' : 'GET',
      url: path,
      ...sent,
      ...(remoteAddress ? { remoteAddress } : {}),
    });
    return response.json();
  };
};
