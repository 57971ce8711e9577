// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import test from 'node:test';
import { devProxy, partFor } from './dev-proxy.mjs';
import { freePort } from './ports.mjs';

test("the front door's table", () => {
  const table = {
    cms: [
      '/api/marketplace?page=2',
      '/api',
      '/uploads/a.webp',
      '/healthz',
      '/readyz',
      '/metrics',
      '/robots.txt',
      '/sitemap-items-1.xml',
      '/rss.xml?category=wood',
      '/blog/hello.md',
      '/cms',
      '/cms/console',
      '/cms/admin/login',
    ],
    admin: ['/admin', '/admin?x=1', '/admin/', '/admin/marketplace/new', '/admin/@vite/client', '/admin/src/main.tsx'],
    shop: [
      '/',
      '/index.html',
      '/blog/first',
      '/administrator',
      '/apiary',
      '/healthz/more',
      '/@vite/client',
      '/src/main.tsx',
      '/?a=/admin/',
    ],
  };
  for (const [part, urls] of Object.entries(table)) for (const url of urls) assert.equal(partFor(url), part, url);
});

/** @param {string} name */
async function namedServer(name) {
  const server = http.createServer(async (request, response) => {
    const chunks = await request.toArray();
    response.setHeader('Set-Cookie', ['a=1', 'b=2']);
    response.end(`${name} ${request.method} ${request.url} ${request.headers.host} ${Buffer.concat(chunks)}`);
  });
  server.on('upgrade', (request, socket) => {
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: ${request.headers.upgrade}\r\nConnection: Upgrade\r\n\r\n`,
    );
    socket.on('data', (data) => socket.write(`${name} heard ${data}`));
    socket.on('end', () => socket.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: /** @type {net.AddressInfo} */ (server.address()).port };
}

test('requests and websockets reach the server of their path; one that is away is a 503', async (context) => {
  const [cms, admin] = await Promise.all([namedServer('cms'), namedServer('admin')]);
  const proxy = devProxy({ cms: cms.port, admin: admin.port, shop: await freePort() }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = /** @type {net.AddressInfo} */ (proxy.address());
  context.after(() => {
    for (const server of [proxy, cms.server, admin.server]) {
      server.close();
      server.closeAllConnections();
    }
  });

  const answer = await fetch(`http://127.0.0.1:${port}/api/submit-form?x=1`, { method: 'POST', body: 'hello' });
  assert.equal(await answer.text(), `cms POST /api/submit-form?x=1 127.0.0.1:${port} hello`);
  assert.deepEqual(answer.headers.getSetCookie(), ['a=1', 'b=2']);
  assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 503);

  const socket = net.connect(port, '127.0.0.1');
  socket.write('GET /admin/ HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  const [head] = await once(socket, 'data');
  assert.match(String(head), /^HTTP\/1\.1 101 /);
  socket.write('ping');
  assert.equal(String((await once(socket, 'data'))[0]), 'admin heard ping');
  socket.destroy();
});
