import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerAdmin } from './admin';
import { answerApi, CLIENT } from './api';
import { answerApproval } from './buyer/approval-page';
import { installPayPal } from './buyer/browser-sdk';
import type { Answer, Context, Incoming } from './context';
import { createFaults, Dropped } from './faults';
import { Refusal } from './refusal';
import { openState, saveState } from './state';
import { CERTIFICATES, createWebhooks, signedHeaders, WEBHOOK_ID } from './webhooks/webhooks';

export type { Fault } from './faults';
export type { Instrument } from './state';
export type { DeliveryMode } from './webhooks/webhooks';

export interface EmulatorOptions {
  /** 127.0.0.1 by default, so that only this machine can reach it. */
  host?: string;
  /** 0 or none: any free port. */
  port?: number;
  /** Where the shop reaches it, if not on the same machine. */
  url?: string;
  /** Where browsers reach its script and its window, if something in front passes that on. */
  publicUrl?: string;
  /** Where events are sent; none: nowhere. */
  webhookUrl?: string;
  /** Keeps the orders, so that they survive a restart. */
  stateFile?: string;
}

export type PayPalEmulator = Awaited<ReturnType<typeof startPayPalEmulator>>;

/** Stands in for PayPal in tests and demonstrations. */
export async function startPayPalEmulator(options: EmulatorOptions = {}) {
  const { host = '127.0.0.1', port = 0, webhookUrl, stateFile } = options;
  const state = openState(stateFile);
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const base = options.url ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const publicUrl = options.publicUrl ?? base;
  const settings = {
    PAYPAL_CLIENT_ID: CLIENT.id,
    PAYPAL_CLIENT_SECRET: CLIENT.secret,
    PAYPAL_ENVIRONMENT: 'sandbox',
    PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
    PAYPAL_API_BASE: base,
    PAYPAL_SDK_BASE: `${publicUrl}/sdk/js`,
    PAYPAL_ROOT_CERTIFICATE: state.identity.root,
  };
  const context: Context = {
    base,
    publicUrl,
    settings,
    state,
    save: () => saveState(state, stateFile),
    faults: createFaults(),
    webhooks: createWebhooks(state.identity, base, webhookUrl),
    tokens: new Set(),
    running: new Set(),
  };
  context.save();
  server.on('request', (request, response) => serve(context, request, response));

  return {
    base,
    settings,
    /** The headers of a genuine event with this body. */
    sign: (raw: string, certificate?: 'expired') => signedHeaders(state.identity, base, raw, certificate),
    /** From now on, events go there. */
    sendEventsTo: (url: string) => context.webhooks.sendTo(url),
    close: () =>
      new Promise<void>((resolve) => {
        context.webhooks.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(context: Context, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const debugId = randomUUID().slice(0, 13).replace('-', '');
  try {
    send(response, (await answer(context, await read(request))) ?? { status: 404, body: 'Not here' }, debugId);
  } catch (error) {
    if (error instanceof Dropped) response.destroy();
    else if (error instanceof Refusal) send(response, { status: error.status, body: error.body(debugId) }, debugId);
    else {
      console.error(error);
      send(response, { status: 500, body: String(error) }, debugId);
    }
  }
}

async function answer(context: Context, request: Incoming): Promise<Answer | undefined> {
  const { publicUrl, settings, state } = context;
  // For a shop in another container. What is in front passes on only the script and the window.
  if (request.path === '/settings') return { status: 200, body: settings };
  if (request.path === '/sdk/js')
    return { status: 200, type: 'text/javascript', body: `(${installPayPal})(${JSON.stringify(publicUrl)})` };
  if (request.path === `${CERTIFICATES}current`) return { status: 200, type: 'text/plain', body: state.identity.chain };
  if (request.path === `${CERTIFICATES}expired`)
    return { status: 200, type: 'text/plain', body: state.identity.expiredChain };
  return answerApproval(context, request) ?? answerAdmin(context, request) ?? (await answerApi(context, request));
}

async function read(request: IncomingMessage): Promise<Incoming> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: request.headers,
    raw: Buffer.concat(chunks).toString(),
  };
}

function send(response: ServerResponse, { status, type, location, body }: Answer, debugId: string): void {
  const isText = typeof body === 'string';
  response.writeHead(status, {
    'Content-Type': type ?? (isText ? 'text/plain; charset=utf-8' : 'application/json'),
    'Cache-Control': 'no-store',
    'PayPal-Debug-Id': debugId,
    ...(location ? { Location: location } : {}),
  });
  response.end(body === undefined ? undefined : isText ? body : JSON.stringify(body));
}
