import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiRequest } from './messages';
import { network } from './network';

let seen: { method?: string; headers: IncomingMessage['headers']; body: string };
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  seen = { method: request.method, headers: request.headers, body };
  if (request.url === '/silent') return;
  response.writeHead(request.url === '/refused' ? 401 : 200, { 'WWW-Authenticate': 'Bearer error="invalid_token"' });
  response.end(request.url === '/page' ? '<h1>Bad Gateway</h1>' : '{"data":{"a":1}}');
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = (path: string, more: Partial<ApiRequest> = {}) =>
  network.send({ method: 'GET', path: origin + path, token: null, patience: 5000, ...more });

test('a change is sent as JSON with the token; the response comes with its status and challenge', async () => {
  const response = await send('/refused', { method: 'PATCH', body: { name: 'Ada' }, token: 'mine' });
  expect(response).toEqual({
    status: 401,
    challenge: 'Bearer error="invalid_token"',
    body: { data: { a: 1 } },
  });
  expect(seen).toMatchObject({ method: 'PATCH', body: '{"name":"Ada"}' });
  expect(seen.headers).toMatchObject({ authorization: 'Bearer mine', 'content-type': 'application/json' });
});

test('a question has no body, and a visitor no token', async () => {
  await send('/list');
  expect(seen).toMatchObject({ method: 'GET', body: '' });
  expect(seen.headers).toMatchObject({ accept: 'application/json' });
  expect(seen.headers).not.toHaveProperty('authorization');
  expect(seen.headers).not.toHaveProperty('content-type');
});

test('a file keeps its own type', async () => {
  await send('/upload', { method: 'POST', body: new Blob(['a;b'], { type: 'text/csv' }) });
  expect(seen).toMatchObject({ body: 'a;b', headers: { 'content-type': 'text/csv' } });
});

test('what is not JSON has no body', async () => {
  expect(await send('/page')).toMatchObject({ status: 200, body: undefined });
});

test('a silent server is given up after the patience, or when the caller calls it off', async () => {
  await expect(send('/silent', { patience: 50 })).rejects.toThrow('The shop did not answer in time');
  const calledOff = new AbortController();
  const sending = send('/silent', { signal: calledOff.signal });
  calledOff.abort(new Error('called off'));
  await expect(sending).rejects.toThrow('called off');
});
