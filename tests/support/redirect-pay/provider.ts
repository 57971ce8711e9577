import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErrorCode, RedirectPayEvent, Refund, Session } from './api';
import { SIGNATURE_HEADER, sign } from './signature';

const SECRET = 'the-secret-of-redirect-pay';

class Refused extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly status = 409,
  ) {
    super(code);
  }
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const part of request) body += part;
  return body;
};

/** Redirect Pay itself, in the test's process: its API, the page where buyers pay, and its webhooks. */
export const startRedirectPay = async () => {
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, unknown>();
  let base = '';
  let webhooks: string | undefined;
  let isDown = false;

  const find = (id = ''): Session => {
    const session = sessions.get(id);
    if (!session) throw new Refused('unknown_session', 404);
    return session;
  };
  const open = (request: Pick<Session, 'amount' | 'currency' | 'reference' | 'return_url'>): Session => {
    const id = `rps_${randomUUID()}`;
    const session: Session = { ...request, id, url: `${base}/page/${id}`, status: 'open', payment: null, refunds: [] };
    sessions.set(id, session);
    return session;
  };
  const close = (session: Session): Session => {
    if (session.status === 'paid') throw new Refused('session_paid');
    return Object.assign(session, { status: 'closed' });
  };
  const refund = (payment: string, { amount }: { amount: number }): Refund => {
    const session = [...sessions.values()].find((one) => one.payment === payment);
    if (!session) throw new Refused('unknown_payment', 404);
    const left = session.refunds
      .filter(({ state }) => state !== 'rejected')
      .reduce((rest, one) => rest - one.amount, session.amount);
    if (left === 0) throw new Refused('nothing_left');
    if (amount > left) throw new Refused('amount_too_large', 422);
    const made: Refund = { id: `rpr_${randomUUID()}`, amount, state: 'requested' };
    session.refunds.push(made);
    return made;
  };

  const eventOf = (session: Session, type: RedirectPayEvent['type']): RedirectPayEvent => ({
    id: `rpe_${randomUUID()}`,
    type,
    at: Math.floor(Date.now() / 1000),
    session: session.id,
  });
  const announce = async (session: Session, type: RedirectPayEvent['type']): Promise<void> => {
    if (!webhooks) return;
    const body = JSON.stringify(eventOf(session, type));
    const headers = { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: sign(SECRET, body) };
    await fetch(webhooks, { method: 'POST', headers, body });
  };

  const answerApi = (method: string, path: string[], body: string): unknown => {
    const [kind, id, action] = path;
    if (method === 'POST' && kind === 'sessions' && !id) return open(JSON.parse(body));
    if (method === 'GET' && kind === 'sessions') return find(id);
    if (method === 'POST' && kind === 'sessions' && action === 'close') return close(find(id));
    if (method === 'POST' && kind === 'payments' && action === 'refunds') return refund(id ?? '', JSON.parse(body));
    throw new Refused('unknown_session', 404);
  };
  /** What was done for a key is answered again. */
  const forKey = (key: string | undefined, work: () => unknown): unknown => {
    if (!key) return work();
    if (!byKey.has(key)) byKey.set(key, work());
    return byKey.get(key);
  };

  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').split('/').slice(1);
    const body = await bodyOf(request);
    const json = (status: number, data: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(data));
    try {
      if (isDown) json(503, {});
      else if (path[0] === 'page') {
        const session = find(path[1]);
        if (request.method === 'POST' && session.status === 'open') {
          Object.assign(session, { status: 'paid', payment: `rpp_${randomUUID()}` });
          await announce(session, 'session.paid');
          response.writeHead(303, { Location: session.return_url }).end();
        } else {
          response.writeHead(session.status === 'open' ? 200 : 410, { 'Content-Type': 'text/html' });
          response.end(
            `<link rel="icon" href="data:,"><title>Redirect Pay</title><form method="post"><button>Pay ${session.amount / 100}</button></form>`,
          );
        }
      } else if (request.headers.authorization !== `Bearer ${SECRET}`) json(401, {});
      else {
        const key = request.headers['idempotency-key'] as string | undefined;
        json(
          200,
          forKey(key, () => answerApi(request.method ?? '', path, body)),
        );
      }
    } catch (error) {
      if (error instanceof Refused) json(error.status, { code: error.code });
      else json(500, {});
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    settings: { REDIRECT_PAY_BASE: base, REDIRECT_PAY_SECRET: SECRET },
    sessions: () => [...sessions.values()],
    find,
    eventOf,
    sign: (body: string, secret = SECRET, at?: Date) => ({ [SIGNATURE_HEADER]: sign(secret, body, at) }),
    /** Undefined: they are lost. */
    sendEventsTo(url: string | undefined) {
      webhooks = url;
    },
    fail(now: boolean) {
      isDown = now;
    },
    /** What the bank made of the refunds that were requested. */
    async concludeRefunds(session: Session, state: 'settled' | 'rejected'): Promise<void> {
      for (const one of session.refunds) if (one.state === 'requested') one.state = state;
      await announce(session, 'refund.changed');
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
