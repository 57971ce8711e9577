// @ts-check
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test, { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../paths.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'stoa serving '));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Says its process id. Asked to die, it ends as an exception would end it; once the file `broken` is there, it can't start. */
const shop = path.join(folder, 'shop.cjs');
writeFileSync(
  shop,
  `const { existsSync } = require('node:fs');
  if (existsSync(${JSON.stringify(path.join(folder, 'broken'))})) throw new Error('no room');
  require('node:http').createServer((request, response) => {
    if (request.url === '/die') throw new Error('unsafe');
    response.end(String(process.pid));
  }).listen(Number(process.env.PORT), '127.0.0.1');`,
);

/** The last part of `npm start`. @param {number} port */
const script = (port) => `
  import { run } from ${JSON.stringify(new URL('../failure.mjs', import.meta.url).href)};
  import { keepServing } from ${JSON.stringify(new URL('./keep-serving.mjs', import.meta.url).href)};
  import { withLifecycle } from ${JSON.stringify(new URL('../lifecycle.mjs', import.meta.url).href)};
  import { startServer } from ${JSON.stringify(new URL('./server.mjs', import.meta.url).href)};
  await run(() => withLifecycle(async (life) => {
    const env = { ...process.env, PORT: '${port}' };
    const start = () => startServer(${JSON.stringify(path.relative(root, shop))}, [], { cwd: '.', env, onLine: () => {} });
    const log = { file: 'cms.log', hasShown: () => false };
    await keepServing({ start, url: 'http://127.0.0.1:${port}/', life, print: console.log, log });
    console.log('serving');
    await life.failed;
  }));`;

async function freePort() {
  const { createServer } = await import('node:net');
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}

async function startShop() {
  const port = await freePort();
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const url = `http://127.0.0.1:${port}`;
  return {
    child,
    output: () => output,
    ask: async () => (await fetch(url)).text(),
    die: () => fetch(`${url}/die`).catch(() => {}),
    exited: once(child, 'close'),
  };
}

/** @param {() => unknown} isSo */
async function eventually(isSo) {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
    if (await Promise.resolve(isSo()).catch(() => false)) return;
  }
  assert.fail(`not in time: ${isSo}`);
}

test('a server that dies is started again, with a sentence, and stops when it is told to', async () => {
  const { child, output, ask, die, exited } = await startShop();
  await eventually(() => /serving/.test(output()));
  const before = await ask();
  await die();
  await eventually(async () => (await ask()) !== before);
  await eventually(() => /The server is running again after/.test(output()));
  assert.match(
    output(),
    /The server has stopped unexpectedly: starting it again …\nThe server is running again after \d/,
  );
  child.kill('SIGTERM');
  assert.deepEqual(await exited, [0, null]);
  await assert.rejects(ask());
});

test('one that cannot be started again ends the shop with exit code 1 after three attempts, and says so', async () => {
  const { output, die, exited } = await startShop();
  await eventually(() => /serving/.test(output()));
  writeFileSync(path.join(folder, 'broken'), '');
  await die();
  assert.deepEqual(await exited, [1, null]);
  rmSync(path.join(folder, 'broken'));
  assert.equal(output().match(/starting it again …/g)?.length, 3);
  assert.match(output(), /\(attempt 2 of 3\)/);
  assert.match(
    output(),
    /no room[\s\S]*✗ The server has stopped and could not be started again in 3 attempts: The server stopped by itself \(exit code 1\); its log: cms\.log/,
  );
});

test('one that does not start at all is not tried again', async () => {
  writeFileSync(path.join(folder, 'broken'), '');
  const { output, exited } = await startShop();
  assert.deepEqual(await exited, [1, null]);
  rmSync(path.join(folder, 'broken'));
  assert.match(output(), /✗ The server stopped by itself \(exit code 1\)/);
  assert.doesNotMatch(output(), /again/);
});
