import { fireEvent, screen, within } from '@testing-library/dom';
import { AxiosError, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import { client } from './http/client';

export { item, noSeo, post } from './records-in-tests';

export type Call = { method: string; url: string; body: unknown; token: string | undefined };
export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };

/** For component tests: `answer` replaces the network. If it throws, the shop is unreachable. */
export function answerCalls(answer: (call: Call) => Answer | Promise<Answer>): void {
  client.defaults.adapter = async (config) => {
    const { status = 200, body, headers = {} } = await reach(config, answer);
    return { status, data: body, headers, config, statusText: '' };
  };
  navigator.sendBeacon = (url) => {
    void answer({ method: 'POST', url: String(url), body: undefined, token: undefined });
    return true;
  };
}

/** A response with an error. Without a message, it's one that isn't meant for users, like a broken server's. */
export class Refusal {
  readonly answer: Answer;
  constructor(status: number, message = '', details: object = {}) {
    this.answer = { status, body: { data: null, error: { status, name: 'Error', message, details } } };
  }
}

export const broken = new Refusal(500);

/**
 * API responses by path prefix, or by method and path prefix ("POST /api/cart"), which goes first; the longest match wins. A
 * function is called for each request.
 */
export type Answers = Record<string, unknown>;

/** Answers calls with what `answers` says at that moment, or "not found". Returns the calls made, such as "GET /api/cart". */
export function answerFrom(answers: Answers): string[] {
  const calls: string[] = [];
  answerCalls(async (call) => {
    const name = `${call.method} ${call.url}`;
    calls.push(name);
    const keys = Object.keys(answers).sort((one, other) => other.length - one.length);
    const key = keys.find((prefix) => name.startsWith(prefix)) ?? keys.find((prefix) => call.url.startsWith(prefix));
    const prepared = key === undefined ? new Refusal(404) : answers[key];
    const data = await (typeof prepared === 'function' ? prepared(call) : prepared);
    return data instanceof Refusal ? data.answer : { body: { data } };
  });
  return calls;
}

async function reach(request: InternalAxiosRequestConfig, answer: (call: Call) => Answer | Promise<Answer>) {
  const { method = 'get', url = '', data, headers, timeout = 0, signal } = request;
  const authorization = headers.get('Authorization');
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const noAnswer = new Promise<never>((_, reject) => {
    if (timeout > 0) waiting = setTimeout(() => reject(new AxiosError('Timeout', AxiosError.ETIMEDOUT)), timeout);
    signal?.addEventListener?.('abort', () => reject(new CanceledError()));
  });
  try {
    const token = authorization ? String(authorization).replace('Bearer ', '') : undefined;
    const call = { method: method.toUpperCase(), url, body: asReceived(data), token };
    return await Promise.race([answer(call), noAnswer]);
  } finally {
    clearTimeout(waiting);
  }
}

const asReceived = (data: unknown): unknown => (typeof data === 'string' ? JSON.parse(data) : (data ?? undefined));

/** Fills in the fields with these labels at once, as if pasted; those in `form`, if given. */
export function fillIn(values: Record<string, string>, form?: HTMLElement): void {
  const fields = form ? within(form) : screen;
  for (const [label, value] of Object.entries(values)) {
    const isLabel = (text: string) => text.replace(/\s*\*$/, '') === label;
    fireEvent.change(fields.getByLabelText(isLabel, { selector: 'input, textarea, select' }), { target: { value } });
  }
}
