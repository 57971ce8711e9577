/** @jest-environment jsdom */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from './api-error';
import { getData, sendData, sendFile } from './calls';

let seen: { method?: string; headers: IncomingMessage['headers']; body: string };
const server = createServer(async (request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
  response.setHeader('Access-Control-Allow-Methods', 'PATCH, DELETE');
  if (request.method === 'OPTIONS') return response.end();
  let body = '';
  for await (const chunk of request) body += chunk;
  seen = { method: request.method, headers: request.headers, body };
  if (request.url === '/silent') return;
  response.end(request.url === '/page' ? '<h1>Bad Gateway</h1>' : '{"data":{"a":1}}');
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => localStorage.clear());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const UNREACHABLE = 'We couldn’t reach the shop. Check your connection and try again.';

test('a change is sent as JSON with the token; its answer comes back', async () => {
  localStorage.setItem('token', 'mine');
  expect(await sendData(`${origin}/item`, { method: 'PATCH', body: { name: 'Ada' } })).toEqual({ a: 1 });
  expect(seen).toMatchObject({ method: 'PATCH', body: '{"name":"Ada"}' });
  expect(seen.headers).toMatchObject({ authorization: 'Bearer mine', 'content-type': 'application/json' });
});

test('a change without a body is still typed as JSON', async () => {
  await sendData(`${origin}/item`);
  expect(seen).toMatchObject({ method: 'POST', body: '', headers: { 'content-type': 'application/json' } });
  await sendData(`${origin}/item`, { method: 'DELETE' });
  expect(seen).toMatchObject({ method: 'DELETE', body: '', headers: { 'content-type': 'application/json' } });
});

test('a GET request has no body, and a visitor’s request no token', async () => {
  await getData(`${origin}/list`);
  expect(seen).toMatchObject({ method: 'GET', body: '' });
  expect(seen.headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' });
  expect(seen.headers).not.toHaveProperty('authorization');
});

test('a file keeps its own type', async () => {
  await sendFile(`${origin}/upload`, new Blob(['a;b'], { type: 'text/csv' }), { onProgress() {} });
  expect(seen).toMatchObject({ body: 'a;b', headers: { 'content-type': 'text/csv' } });
});

test('a response that isn’t JSON is an error', async () => {
  await expect(getData(`${origin}/page`)).rejects.toMatchObject({ error: { status: 200, name: 'UnreadableAnswer' } });
});

test('a request to a silent server times out', async () => {
  await expect(sendData(`${origin}/silent`, { timeout: 50 })).rejects.toThrow(UNREACHABLE);
});

test('a request that its caller cancels isn’t an error of the shop', async () => {
  const called = new AbortController();
  const sending = getData(`${origin}/silent`, { signal: called.signal }).catch((failure: unknown) => failure);
  setTimeout(() => called.abort(), 50);
  const failure = await sending;
  expect(failure).not.toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ name: 'CanceledError' });
});
