import { fireEvent, screen } from '@testing-library/dom';
import { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { http } from './http/client';

export { item, post } from './records-in-tests';

export type Call = { method: string; url: string; body: unknown; token: string | undefined };
export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };

/** For component tests: `answer` replaces the network. If it throws, the shop is unreachable. */
export function answerCalls(answer: (call: Call) => Answer | Promise<Answer>): void {
  http.defaults.adapter = async (config: InternalAxiosRequestConfig) => {
    const { status = 200, body, headers = {} } = await reach(config, answer);
    const response = {
      status,
      statusText: String(status),
      data: body,
      headers: new AxiosHeaders(headers),
      config,
    };
    if (status < 400) return response;
    throw new AxiosError(`Request failed with status code ${status}`, undefined, config, undefined, response);
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
    const given = key === undefined ? new Refusal(404) : answers[key];
    const data = await (typeof given === 'function' ? given(call) : given);
    return data instanceof Refusal ? data.answer : { body: { data } };
  });
  return calls;
}

async function reach(config: InternalAxiosRequestConfig, answer: (call: Call) => Answer | Promise<Answer>) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, giveUp) => {
    if (config.timeout) waiting = setTimeout(giveUp, config.timeout);
  });
  try {
    const call = {
      method: (config.method ?? 'get').toUpperCase(),
      url: config.url ?? '',
      body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
      token: /^Bearer (.+)$/.exec(String(config.headers.get('Authorization') ?? ''))?.[1],
    };
    return await Promise.race([answer(call), silence]);
  } catch {
    throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  } finally {
    clearTimeout(waiting);
  }
}

/** Fills in the fields with these labels at once, as if pasted. */
export function fillIn(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) {
    const isLabel = (text: string) => text.replace(/\s*\*$/, '') === label;
    fireEvent.change(screen.getByLabelText(isLabel, { selector: 'input, textarea, select' }), { target: { value } });
  }
}
