// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import test from 'node:test';
import { freePort, localAddress, needPort } from './ports.mjs';

test('a free port can be had; a taken one is named, with the way out', async () => {
  const port = await freePort();
  const settings = { port, host: '0.0.0.0' };
  await needPort(settings);

  const server = net.createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  await assert.rejects(needPort(settings), (/** @type {Error} */ error) => {
    assert.match(error.message, new RegExp(`^Port ${port} is in use.*PORT=${port + 1} npm start`));
    return error.name === 'Failure';
  });
  server.close();
  await once(server, 'close');
  await needPort(settings);
});

test('an address that this machine lacks is named, with the way out', async () => {
  for (const host of ['192.0.2.1', 'no-such-host.invalid']) {
    await assert.rejects(needPort({ port: await freePort(), host }), (/** @type {Error} */ error) => {
      assert.match(error.message, new RegExp(`^HOST is ${host}, which is not an address of this machine`));
      return error.name === 'Failure';
    });
  }
});

test('the local address is one that a client can use', () => {
  assert.equal(localAddress({ port: 1337, host: '0.0.0.0' }), 'http://127.0.0.1:1337');
  assert.equal(localAddress({ port: 80, host: '192.0.2.1' }), 'http://192.0.2.1:80');
  assert.equal(localAddress({ port: 80, host: '2001:db8::1' }), 'http://[2001:db8::1]:80');
});
