import type { Answer, Context, Incoming } from './context';
import type { Fault } from './faults';
import { at, textAt } from './json';
import { approve, conclude, findOrder, findRefund } from './orders/pay';
import { statusOf } from './orders/shapes';
import { Refusal } from './refusal';
import { findCapture, INSTRUMENTS, type Instrument } from './state';
import { approvalReversed, captureChanged, captureRefunded, orderApproved } from './webhooks/events';
import type { DeliveryMode } from './webhooks/webhooks';

/** What it returns is answered as JSON; without anything, the answer is empty. */
type Action = (context: Context, id: string, body: unknown) => unknown;

/** What PayPal doesn't have: tests and audits talk to the emulator through these. */
const ACTIONS: [method: string, path: RegExp, act: Action][] = [
  ['GET', /^\/ledger$/, ledger],
  ['GET', /^\/faults$/, ({ faults }) => ({ left: faults.left() })],
  ['POST', /^\/faults$/, ({ faults }, _id, body) => faults.add(body as Fault)],
  ['DELETE', /^\/faults$/, ({ faults }) => faults.clear()],
  ['GET', /^\/webhooks$/, ({ webhooks }) => webhooks.log],
  ['POST', /^\/webhooks$/, ({ webhooks }, _id, body) => webhooks.setMode(body as DeliveryMode)],
  ['POST', /^\/webhooks\/release$/, ({ webhooks }, _id, body) => webhooks.release(at(body, 'reversed') === true)],
  ['POST', /^\/tokens\/expire$/, ({ tokens }) => tokens.clear()],
  ['POST', /^\/requests\/forget$/, forgetRequests],
  ['POST', /^\/orders\/(\w+)\/approve$/, (context, id, body) => approveOrder(context, id, instrumentOf(body))],
  ['POST', /^\/orders\/(\w+)\/reverse$/, reverseApproval],
  ['DELETE', /^\/orders\/(\w+)$/, forgetOrder],
  ['POST', /^\/captures\/(\w+)\/conclude$/, concludeCapture],
  ['POST', /^\/refunds\/(\w+)\/conclude$/, concludeRefund],
];

export function answerAdmin(context: Context, { method, path, raw }: Incoming): Answer | undefined {
  if (!path.startsWith('/emulator/')) return undefined;
  for (const [wanted, pattern, act] of ACTIONS) {
    const [matched, id = ''] = pattern.exec(path.slice('/emulator'.length)) ?? [];
    if (matched === undefined || wanted !== method) continue;
    const body = act(context, id, raw ? JSON.parse(raw) : {});
    context.save();
    return { status: body === undefined ? 204 : 200, body };
  }
  return undefined;
}

const instrumentOf = (body: unknown): Instrument =>
  INSTRUMENTS.find((instrument) => instrument === textAt(body, 'instrument')) ?? 'good';

export function approveOrder(context: Context, id: string, instrument: Instrument): void {
  const order = findOrder(context.state, id);
  approve(order, instrument);
  context.webhooks.send(orderApproved(context, order));
}

function reverseApproval({ state, webhooks }: Context, id: string): void {
  const order = findOrder(state, id);
  if (order.status !== 'APPROVED') throw new Refusal('ORDER_NOT_APPROVED');
  order.status = 'VOIDED';
  webhooks.send(approvalReversed(order));
}

function concludeCapture({ base, state, webhooks }: Context, id: string, body: unknown): void {
  const found = findCapture(state, id);
  if (found?.capture.status !== 'PENDING') throw new Refusal('INVALID_RESOURCE_ID');
  conclude(found.order, found.capture, textAt(body, 'status') === 'DECLINED' ? 'DECLINED' : 'COMPLETED');
  webhooks.send(captureChanged(base, found.order, found.capture));
}

function concludeRefund({ base, state, webhooks }: Context, id: string, body: unknown): void {
  const found = findRefund(state, id);
  if (found.refund.status !== 'PENDING') throw new Refusal('INVALID_RESOURCE_ID');
  found.refund.status = textAt(body, 'status') === 'FAILED' ? 'FAILED' : 'COMPLETED';
  webhooks.send(captureRefunded(base, found));
}

/** As PayPal does with orders that nobody paid. */
function forgetOrder({ state }: Context, id: string): void {
  const order = findOrder(state, id);
  if (order.captures.length > 0) throw new Refusal('ORDER_ALREADY_CAPTURED');
  delete state.orders[order.id];
}

/** As PayPal does after six hours. */
function forgetRequests({ state }: Context): void {
  state.requests = {};
}

/** Everything that PayPal would have on its books, in cents. */
function ledger({ state }: Context) {
  return Object.values(state.orders).map(({ id, status, customId, invoiceId, amount, captures }) => ({
    id,
    status,
    customId,
    invoiceId,
    currency: amount.currency,
    amount: amount.value,
    captures: captures.map((one) => ({
      id: one.id,
      status: statusOf(one),
      amount: one.amount,
      refunds: one.refunds.map(({ id, status, amount }) => ({ id, status, amount })),
    })),
  }));
}
