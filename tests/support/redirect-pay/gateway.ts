import type { RedirectHandoff } from '@stoa/contract';
import type * as port from '../../../cms/src/gateways/gateway';
import type { ErrorCode, RedirectPayEvent, Refund, Session } from './api';
import { isSigned, SIGNATURE_HEADER } from './signature';

interface RedirectPaySettings {
  base: string;
  /** Of calls, and of the signatures of events. */
  secret: string;
  /** The port's own, of the program that it's loaded into. */
  GatewayRefusal: typeof port.GatewayRefusal;
}

const DAY_MS = 24 * 60 * 60_000;

/** The provider's words, in the port's. */
const REASONS: Record<ErrorCode, port.RefusalReason> = {
  unknown_session: 'NOT_FOUND',
  unknown_payment: 'NOT_FOUND',
  session_paid: 'ALREADY_CAPTURED',
  nothing_left: 'ALREADY_REFUNDED',
  amount_too_large: 'OTHER',
};
const STATES: Record<Session['status'], port.Snapshot['state']> = { open: 'OPEN', paid: 'CAPTURED', closed: 'EXPIRED' };
const REFUND_STATUSES: Record<Refund['state'], port.RefundSnapshot['status']> = {
  requested: 'PENDING',
  settled: 'COMPLETED',
  rejected: 'FAILED',
};

const toRefund = ({ id, amount, state }: Refund): port.RefundSnapshot => ({
  id,
  amount,
  status: REFUND_STATUSES[state],
});

const captureStatusOf = ({ amount, refunds }: Session): port.CaptureSnapshot['status'] => {
  const back = refunds.filter(({ state }) => state === 'settled').reduce((sum, refund) => sum + refund.amount, 0);
  if (back === 0) return 'COMPLETED';
  return back < amount ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
};

const toSnapshot = (session: Session): port.Snapshot => {
  const { id, status, amount, currency, reference, payment, refunds } = session;
  return {
    providerOrderId: id,
    state: STATES[status],
    amount,
    currency,
    orderUuid: reference,
    captures: payment ? [{ id: payment, status: captureStatusOf(session), amount, currency, ownerAction: null }] : [],
    refunds: refunds.map(toRefund),
  };
};

export const createRedirectPay = ({ base, secret, GatewayRefusal }: RedirectPaySettings): port.Gateway => {
  const call = async <Answer>(method: 'GET' | 'POST', path: string, body?: object, key?: string): Promise<Answer> => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${secret}`,
        'Content-Type': 'application/json',
        ...(key && { 'Idempotency-Key': key }),
      },
      signal: AbortSignal.timeout(3_000),
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Answer & { code?: ErrorCode };
    if (response.ok) return answer;
    if (response.status >= 500 || !answer.code) throw new Error(`Redirect Pay answered ${response.status} to ${path}`);
    throw new GatewayRefusal(REASONS[answer.code] ?? 'OTHER', `Redirect Pay refused ${path}: ${answer.code}`);
  };

  return {
    approvalFlow: 'REDIRECT',
    captureMode: 'IMMEDIATE',
    canVoid: true,
    idempotencyWindow: DAY_MS,
    name: 'redirect-pay',
    title: 'Redirect Pay',
    note: null,
    isTest: true,
    express: null,
    async open({ uuid, total, currency, returnUrl }, key) {
      const body = { reference: uuid, amount: total, currency, return_url: returnUrl };
      const { id, url } = await call<Session>('POST', '/sessions', body, key);
      return { providerOrderId: id, handoff: { url } satisfies RedirectHandoff };
    },
    fetchStatus: async (id) => toSnapshot(await call<Session>('GET', `/sessions/${id}`)),
    void: async (id) => void (await call<Session>('POST', `/sessions/${id}/close`)),
    refund: async (payment, amount, _currency, key) =>
      toRefund(await call<Refund>('POST', `/payments/${payment}/refunds`, { amount }, key)),
    async readEvent(rawBody, headers) {
      const raw = rawBody.toString();
      if (!isSigned(secret, raw, headers[SIGNATURE_HEADER])) return 'forged';
      const { id, type, at, session } = JSON.parse(raw) as RedirectPayEvent;
      return { eventId: id, kind: type, happenedAt: new Date(at * 1000), providerOrderId: session, orderUuid: null };
    },
  };
};
