import { errorOf } from './refusals';
import type { PayPalSettings } from './settings';

/** The address of PayPal's orders, or of one. */
export const ordersPath = (id?: string): string =>
  id === undefined ? '/v2/checkout/orders' : `/v2/checkout/orders/${encodeURIComponent(id)}`;

/** A token is renewed this long before it ends. */
const MARGIN = 60_000;

interface Call {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: object;
  /** The same id makes it the same request. */
  requestId?: string;
}

export class WrongKeys extends Error {}
export class NoAnswer extends Error {}

/** What its calls throw is either a GatewayRefusal, or nobody knows whether PayPal did it. */
export function createClient({ apiBase, clientId, clientSecret, timeout }: PayPalSettings) {
  let token: { value: string; until: number } | null = null;
  let asking: Promise<string> | null = null;

  async function fetchToken(): Promise<string> {
    const startedAt = Date.now();
    const { status, body } = await send(`${apiBase}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (status === 401) throw new WrongKeys('PayPal doesn’t accept the client ID and secret');
    if (status !== 200) throw errorOf('the request for a token', status, body);
    const { access_token, expires_in } = body as { access_token: string; expires_in: number };
    token = { value: access_token, until: startedAt + expires_in * 1000 - MARGIN };
    return access_token;
  }

  /** Calls at the same time wait for the same token. */
  async function currentToken(refused?: string): Promise<string> {
    if (token && token.value !== refused && token.until > Date.now()) return token.value;
    asking ??= fetchToken().finally(() => {
      asking = null;
    });
    return asking;
  }

  async function send(url: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
    try {
      const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) });
      return { status: response.status, body: parse(await response.text()) };
    } catch (cause) {
      throw new NoAnswer(`PayPal didn’t answer ${init.method} ${url}`, { cause });
    }
  }

  return {
    checkKeys: () => currentToken(),
    async call({ method, path, body, requestId }: Call): Promise<unknown> {
      const attempt = (bearer: string) =>
        send(apiBase + path, {
          method,
          headers: {
            Authorization: `Bearer ${bearer}`,
            'Content-Type': 'application/json',
            Prefer: 'return=representation',
            ...(requestId ? { 'PayPal-Request-Id': requestId } : {}),
          },
          body: body && JSON.stringify(body),
        });
      const first = await currentToken();
      let answer = await attempt(first);
      if (answer.status === 401) answer = await attempt(await currentToken(first));
      if (answer.status >= 200 && answer.status < 300) return answer.body;
      throw errorOf(`${method} ${path}`, answer.status, answer.body);
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
