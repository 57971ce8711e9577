import { adminPaths } from '@stoa/contract';

/** A headless stand-in for a browser: sends JSON, keeps cookies, and remembers its token. */
export interface Answer<Data = unknown> {
  status: number;
  headers: Headers;
  data: Data;
  error: { status: number; name: string; message: string; details: { errors?: { path: string[]; message: string }[] } };
  text: string;
}

/** Tests read responses of any shape; their assertions check it. */
// biome-ignore lint/suspicious/noExplicitAny: see above
type Loose = any;

interface Options {
  token?: string | undefined;
  headers?: Record<string, string>;
}

export class Client {
  token: string | undefined;
  readonly cookies = new Map<string, string>();
  /** Sent with every request. */
  readonly headers: Record<string, string> = {};

  constructor(readonly url: string) {}

  get = <Data = Loose>(path: string, options?: Options) => this.send<Data>('GET', path, undefined, options);
  post = <Data = Loose>(path: string, body?: unknown, options?: Options) =>
    this.send<Data>('POST', path, body, options);
  patch = <Data = Loose>(path: string, body?: unknown, options?: Options) =>
    this.send<Data>('PATCH', path, body, options);
  delete = <Data = Loose>(path: string, body?: unknown, options?: Options) =>
    this.send<Data>('DELETE', path, body, options);

  async send<Data>(method: string, path: string, body: unknown, { token = this.token, headers = {} }: Options = {}) {
    const answer = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(this.cookies.size > 0
          ? { Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
          : {}),
        ...this.headers,
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    this.keepCookies(answer.headers);
    // It has no end.
    const isEndless = path === adminPaths.notificationStream && answer.ok;
    const text = isEndless ? '' : await answer.text();
    if (isEndless) await answer.body?.cancel();
    const json = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {};
    return { status: answer.status, headers: answer.headers, data: json.data, error: json.error, text } as Answer<Data>;
  }

  private keepCookies(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      const expired = attributes.some((attribute) => /expires=Thu, 01 Jan 1970|max-age=0/i.test(attribute));
      if (expired || value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** Returns the created record, or throws if nothing was created. */
export const created = async <Data>(response: Promise<Answer<Data>>): Promise<Data> => {
  const { status, data, text } = await response;
  if (status !== 201) throw new Error(`not created: ${status} ${text}`);
  return data;
};
