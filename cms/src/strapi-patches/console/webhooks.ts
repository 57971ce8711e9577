/**
 * Replaces `fetch` of Strapi’s webhook runner: webhooks reach nothing but the public internet, and follow no redirects.
 * Strapi checks the name once, and then looks it up again.
 * Without it, super administrators can have the server ask its own network.
 */
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Core } from '@strapi/strapi';
import { toPublic, Unfetchable } from '../../images/fetch/download';

/** What the console shows of an answer. */
const MOST_SHOWN = 10_000;

interface Sent {
  method: string;
  body: string;
  headers: Record<string, string>;
  signal: AbortSignal;
}

/** The part of fetch’s response that Strapi reads. */
interface Answer {
  ok: boolean;
  status: number;
  text(): Promise<string>;
}

const beginningOf = async (answer: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of answer.setEncoding('utf8')) {
    text += part;
    if (text.length > MOST_SHOWN) break;
  }
  return text.slice(0, MOST_SHOWN);
};

const post = async (address: string, { method, body, headers, signal }: Sent): Promise<Answer> => {
  const url = new URL(address);
  if (!['http:', 'https:'].includes(url.protocol)) throw new Unfetchable('The address must begin with https://');
  const { request } = url.protocol === 'https:' ? https : http;
  const answer = await new Promise<IncomingMessage>((answered, failed) => {
    const options = { ...toPublic(url), method: method.toUpperCase(), headers, signal };
    request(url, options, answered).on('error', failed).end(body);
  });
  const { statusCode: status = 0 } = answer;
  const text = await beginningOf(answer);
  return { ok: status >= 200 && status < 300, status, text: async () => text };
};

export const keepWebhooksPublic = (strapi: Core.Strapi): void => {
  Object.assign(strapi.get('webhookRunner') as object, { fetch: post });
};
