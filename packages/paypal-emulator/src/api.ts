import { randomUUID } from 'node:crypto';
import type { Answer, Context, Incoming } from './context';
import { type Call, suffer } from './faults';
import { textAt } from './json';
import { createOrder } from './orders/create-order';
import { patchOrder } from './orders/patch-order';
import { capture, findOrder, findRefund, type Outcome, refund } from './orders/pay';
import { captureShape, minimalOrder, orderShape, refundShape } from './orders/shapes';
import { isIssue, Refusal } from './refusal';
import { findCapture, type Refund, type StoredRequest } from './state';
import { captureChanged, captureRefunded } from './webhooks/events';
import { WEBHOOK_ID } from './webhooks/webhooks';

export const CLIENT = { id: 'test-client', secret: 'test-secret' };
const HOUR = 3_600_000;
const KEPT_FOR = { order: 6 * HOUR, refund: 45 * 24 * HOUR };

type StoredResult = Pick<StoredRequest, 'resource' | 'id'>;

interface Route {
  method: string;
  path: RegExp;
  call: Call;
  act(context: Context, id: string, body: unknown): StoredResult | object | undefined;
}

const namesIn = (body: unknown, field: string): string[] => {
  const list = (body as Record<string, unknown> | null)?.[field];
  return Array.isArray(list) ? list.map((one) => textAt(one, 'name') ?? '') : [];
};

const WEBHOOKS = /^\/v1\/notifications\/webhooks$/;

const ROUTES: Route[] = [
  { method: 'GET', path: WEBHOOKS, call: 'webhook', act: ({ webhooks }) => ({ webhooks: webhooks.registered() }) },
  {
    method: 'POST',
    path: WEBHOOKS,
    call: 'webhook',
    act: ({ webhooks }, _id, body) => {
      const url = textAt(body, 'url');
      if (!url) throw new Refusal('INVALID_PARAMETER_VALUE', 'url');
      webhooks.sendTo(url);
      webhooks.setEvents(namesIn(body, 'event_types'));
      return { id: WEBHOOK_ID, url };
    },
  },
  {
    method: 'PATCH',
    path: /^\/v1\/notifications\/webhooks\/(\w+)$/,
    call: 'webhook',
    act: ({ webhooks }, _id, body) => {
      webhooks.setEvents(namesIn(Array.isArray(body) ? body[0] : null, 'value'));
      return { id: WEBHOOK_ID };
    },
  },
  {
    method: 'POST',
    path: /^\/v2\/checkout\/orders$/,
    call: 'create',
    act: ({ state }, _id, body) => ({ resource: 'order', id: createOrder(state, body).id }),
  },
  {
    method: 'GET',
    path: /^\/v2\/checkout\/orders\/(\w+)$/,
    call: 'look',
    act: (context, id) => orderShape(context, findOrder(context.state, id)),
  },
  {
    method: 'PATCH',
    path: /^\/v2\/checkout\/orders\/(\w+)$/,
    call: 'patch',
    act: ({ state }, id, body) => patchOrder(findOrder(state, id), body),
  },
  {
    method: 'POST',
    path: /^\/v2\/checkout\/orders\/(\w+)\/capture$/,
    call: 'capture',
    act: ({ base, state, faults, webhooks }, id) => {
      const order = findOrder(state, id);
      const { status = 'COMPLETED', reason = null, amount = order.amount.value } = faults.takeOutcome('capture') ?? {};
      const outcome = { status, reason, amount } as Outcome;
      webhooks.send(captureChanged(base, order, capture(state, order, outcome)));
      return { resource: 'order', id };
    },
  },
  {
    method: 'GET',
    path: /^\/v2\/payments\/captures\/(\w+)$/,
    call: 'look',
    act: ({ base, state }, id) => {
      const found = findCapture(state, id);
      if (!found) throw new Refusal('INVALID_RESOURCE_ID');
      return captureShape(base, found.order, found.capture);
    },
  },
  {
    method: 'POST',
    path: /^\/v2\/payments\/captures\/(\w+)\/refund$/,
    call: 'refund',
    act: ({ base, state, faults, webhooks }, id, body) => {
      const status = faults.takeOutcome('refund')?.status ?? 'COMPLETED';
      const refunded = refund(state, id, body, status as Refund['status']);
      webhooks.send(captureRefunded(base, refunded));
      return { resource: 'refund', id: refunded.refund.id };
    },
  },
  {
    method: 'GET',
    path: /^\/v2\/payments\/refunds\/(\w+)$/,
    call: 'look',
    act: ({ base, state }, id) => {
      const { order, capture: captured, refund: refunded } = findRefund(state, id);
      return refundShape(base, order, captured, refunded);
    },
  },
];

const isStored = (result: StoredResult | object | undefined): result is StoredResult =>
  result !== undefined && 'resource' in result;

export async function answerApi(context: Context, request: Incoming): Promise<Answer | undefined> {
  if (request.method === 'POST' && request.path === '/v1/oauth2/token') return answerToken(context, request);
  for (const route of ROUTES) {
    const [matched, id = ''] = route.path.exec(request.path) ?? [];
    if (matched === undefined || route.method !== request.method) continue;
    const token = String(request.headers.authorization).replace('Bearer ', '');
    if (!context.tokens.has(token))
      return {
        status: 401,
        body: { error: 'invalid_token', error_description: 'The token is unknown or has expired' },
      };
    return answerOnce(context, request, route, id);
  }
  return undefined;
}

async function answerToken(context: Context, { headers }: Incoming): Promise<Answer> {
  const fault = context.faults.take('token');
  await suffer(fault, 'before');
  const expected = Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64');
  if (headers.authorization !== `Basic ${expected}`)
    return { status: 401, body: { error: 'invalid_client', error_description: 'Client Authentication failed' } };
  const token = randomUUID();
  context.tokens.add(token);
  await suffer(fault, 'after');
  return {
    status: 200,
    body: {
      scope: 'https://uri.paypal.com/services/payments/payment',
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-TEST',
      expires_in: 32_400,
    },
  };
}

/** The same request id gets the present state of what it made, and nothing is made twice. */
async function answerOnce(context: Context, request: Incoming, route: Route, id: string): Promise<Answer> {
  const { state, running } = context;
  const requestId = request.method === 'POST' ? request.headers['paypal-request-id'] : undefined;
  if (requestId === undefined) return act(context, request, route, id);
  const key = `${route.call} ${id} ${requestId}`;
  const stored = state.requests[key];
  if (stored && Date.now() - stored.at < KEPT_FOR[stored.resource])
    return { status: 200, body: show(context, stored, request) };
  if (running.has(key)) throw new Refusal('PREVIOUS_REQUEST_IN_PROGRESS');
  running.add(key);
  try {
    return await act(context, request, route, id, key);
  } finally {
    running.delete(key);
  }
}

async function act(context: Context, request: Incoming, route: Route, id: string, key?: string): Promise<Answer> {
  const fault = context.faults.take(route.call);
  await suffer(fault, 'before');
  const mocked = mockedIssue(request.headers['paypal-mock-response']);
  if (mocked) throw new Refusal(mocked);
  const result = route.act(context, id, parse(request.raw));
  if (isStored(result) && key) context.state.requests[key] = { ...result, at: Date.now() };
  context.save();
  const answer = isStored(result)
    ? { status: 201, body: show(context, result, request) }
    : { status: result === undefined ? 204 : 200, body: result };
  await suffer(fault, 'after');
  return fault?.kind === 'empty' ? { status: 200, body: '' } : answer;
}

function show(context: Context, { resource, id }: StoredResult, { headers }: Incoming): object {
  const { base, state } = context;
  const isFull = headers.prefer === 'return=representation';
  if (resource === 'refund') {
    const { order, capture: captured, refund: refunded } = findRefund(state, id);
    const { status, links, ...whole } = refundShape(base, order, captured, refunded);
    return isFull ? { ...whole, status, links } : { id, status, links };
  }
  const order = findOrder(state, id);
  if (isFull) return orderShape(context, order);
  const payments = orderShape(context, order).purchase_units.map(({ reference_id, payments }) => ({
    reference_id,
    payments,
  }));
  return { ...minimalOrder(context, order), ...(order.captures.length ? { purchase_units: payments } : {}) };
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw || '{}');
  } catch {
    throw new Refusal('MALFORMED_REQUEST_JSON');
  }
}

/** PayPal's own header for tests, such as {"mock_application_codes": "INSTRUMENT_DECLINED"}. */
function mockedIssue(header: string | string[] | undefined) {
  if (typeof header !== 'string') return undefined;
  const issue = textAt(parse(header), 'mock_application_codes');
  if (!isIssue(issue)) throw new Refusal('INVALID_PARAMETER_VALUE', 'PayPal-Mock-Response');
  return issue;
}
