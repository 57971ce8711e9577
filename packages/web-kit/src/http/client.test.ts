/** @jest-environment jsdom */
import type { Session } from '@stoa/contract';
import { type Answer, answerCalls, type Call } from '../testing';
import { ApiError, errorMessage, fieldErrors } from './api-error';
import { getData, sendData, sendFile } from './calls';
import { onSessionChange } from './stored-session';

const session: Session = { id: 1, name: 'Ada', email: 'ada@example.com', role: 'USER', avatar: null, token: 'fresh' };
const stale = { 'www-authenticate': 'Bearer error="invalid_token"' };
const problem = (status: number, message: string, details = {}) => ({
  data: null,
  error: { status, name: 'Problem', message, details },
});

/** A server that accepts only the token 'fresh'. Public paths also answer visitors. */
const server = jest.fn(async ({ url, token, method }: Call): Promise<Answer> => {
  await Promise.resolve();
  if (url === '/api/auth/refresh') return { body: { data: session } };
  if (token === 'fresh') return { body: { data: `${method} for Ada` } };
  const headers = token ? stale : {};
  if (url.startsWith('/api/open')) return { body: { data: 'for strangers' }, headers };
  return { status: 401, body: problem(401, 'Please sign in'), headers };
});
const refreshes = () => server.mock.calls.filter(([{ url }]) => url === '/api/auth/refresh').length;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify(session));
  localStorage.setItem('token', 'stale');
  server.mockClear();
  answerCalls(server);
});

test('many refused requests share one renewal, and are repeated with the new token', async () => {
  const answers = await Promise.all([getData('/api/a'), getData('/api/b'), sendData('/api/c', { body: { d: 1 } })]);
  expect(answers).toEqual(['GET for Ada', 'GET for Ada', 'POST for Ada']);
  expect(refreshes()).toBe(1);
  expect(localStorage.getItem('token')).toBe('fresh');
  expect(server.mock.calls.filter(([{ url }]) => url === '/api/a').map(([{ body }]) => body)).toEqual([
    undefined,
    undefined,
  ]);
  expect(server.mock.calls.filter(([{ url }]) => url === '/api/c').map(([{ body }]) => body)).toEqual([
    { d: 1 },
    { d: 1 },
  ]);
});

test('a request that is made meanwhile waits, and goes with the new token at once', async () => {
  let answerRefresh = (_answer: Answer) => {};
  answerCalls((call) => {
    if (call.url !== '/api/auth/refresh') return server(call);
    return new Promise((resolve) => {
      answerRefresh = resolve;
    });
  });
  const first = getData('/api/a');
  await new Promise((soon) => setTimeout(soon, 20));
  const second = getData('/api/b');
  await new Promise((soon) => setTimeout(soon, 20));
  answerRefresh({ body: { data: session } });
  expect(await Promise.all([first, second])).toEqual(['GET for Ada', 'GET for Ada']);
  expect(server.mock.calls.map(([{ url, token }]) => `${url} ${token}`).sort()).toEqual([
    '/api/a fresh',
    '/api/a stale',
    '/api/b fresh',
  ]);
});

test('a public request that was answered as a visitor’s is repeated as well', async () => {
  expect(await getData('/api/open')).toBe('GET for Ada');
  expect(refreshes()).toBe(1);
});

test('a token that another tab has renewed isn’t renewed again', async () => {
  server.mockImplementationOnce(async () => {
    localStorage.setItem('token', 'fresh');
    return { status: 401, body: problem(401, 'Please sign in'), headers: stale };
  });
  expect(await getData('/api/a')).toBe('GET for Ada');
  expect(refreshes()).toBe(0);
});

test('a session that has ended is dropped, listeners hear of it once, and the refusal is thrown', async () => {
  const listener = jest.fn();
  const stop = onSessionChange(listener);
  answerCalls(async (call) =>
    call.url === '/api/auth/refresh' ? { status: 401, body: problem(401, 'Your session has ended') } : server(call),
  );
  const results = await Promise.allSettled([getData('/api/a'), getData('/api/b')]);
  expect(results.map((result) => result.status === 'rejected' && result.reason.message)).toEqual([
    'Please sign in',
    'Please sign in',
  ]);
  expect(localStorage.length).toBe(0);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(await getData('/api/open')).toBe('for strangers');
  stop();
});

test('a failed renewal keeps the session', async () => {
  answerCalls(async (call) => {
    if (call.url === '/api/auth/refresh') throw new Error('offline');
    return server(call);
  });
  await expect(getData('/api/a')).rejects.toMatchObject({ error: { status: 401 } });
  expect(localStorage.getItem('token')).toBe('stale');
});

test('a 401 for a wrong password renews no token', async () => {
  answerCalls(async () => ({ status: 401, body: problem(401, 'Invalid email or password') }));
  await expect(sendData('/api/auth/login')).rejects.toThrow('Invalid email or password');
  expect(refreshes()).toBe(0);
});

test('the thrown error is the server’s body, and its errors belong to fields', async () => {
  const body = problem(400, 'Title is short', { errors: [{ path: ['title'], message: 'Title is short' }] });
  answerCalls(async () => ({ status: 400, body }));
  const failure = await getData('/api/a').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject(body);
  expect(fieldErrors(failure)).toEqual({ title: 'Title is short' });
  expect(errorMessage(failure, 'Failed')).toBe('Title is short');
});

test.each([
  ['no answer', 0, undefined],
  ['an answer of something else', 502, '<h1>Bad Gateway</h1>'],
  ['a failure without words', 500, problem(500, 'Internal Server Error')],
])('%s is thrown as an error with the fallback message', async (_what, status, body) => {
  answerCalls(async () => {
    if (status === 0) throw new Error('offline');
    return { status, body };
  });
  const failure = await getData('/api/open').catch((error: unknown) => error);
  expect(failure).toMatchObject({ data: null, error: { status, details: {} } });
  expect(errorMessage(failure, 'Failed')).toBe('Failed');
  expect(fieldErrors(failure)).toEqual({});
});

describe('a shop that stays silent', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    answerCalls(() => new Promise(() => undefined));
  });
  afterEach(() => jest.useRealTimers());

  const afterHalfAMinute = async (call: Promise<unknown>) => {
    const settled = call.catch((failure: ApiError) => failure.message);
    await jest.advanceTimersByTimeAsync(30_000);
    return Promise.race([settled, 'still waiting']);
  };
  const UNREACHABLE = 'We couldn’t reach the shop. Check your connection and try again.';

  test('times out after half a minute', async () => {
    expect(await afterHalfAMinute(getData('/api/open'))).toBe(UNREACHABLE);
    expect(await afterHalfAMinute(sendData('/api/open', { body: {} }))).toBe(UNREACHABLE);
  });

  test('may take longer for a file, or if the caller allows it', async () => {
    expect(await afterHalfAMinute(sendFile('/api/open', new Blob(), { onProgress() {} }))).toBe('still waiting');
    expect(await afterHalfAMinute(sendData('/api/open', { timeout: 120_000 }))).toBe('still waiting');
  });
});
