// @ts-check
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test, { after, before } from 'node:test';
import { promisify } from 'node:util';
import { fromRoot } from '../paths.mjs';

/** As in the image of cms; the shop here says where it would pay. */
const image = mkdtempSync(path.join(tmpdir(), 'stoa image '));
mkdirSync(path.join(image, 'cms/dist/src'), { recursive: true });
cpSync(fromRoot('deploy/cms/start.mjs'), path.join(image, 'start.mjs'));
writeFileSync(path.join(image, 'cms/dist/src/main.js'), "console.log(process.env.PAYPAL_SDK_BASE ?? 'nowhere')");

const SDK = 'http://localhost:1337/paypal-emulator/sdk/js';
const asked = /** @type {(string | undefined)[]} */ ([]);
const emulator = createServer(({ url }, response) => {
  asked.push(url);
  response.end(JSON.stringify({ PAYPAL_SDK_BASE: SDK }));
});
let address = '';
before(async () => {
  await new Promise((resolve) => {
    emulator.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  address = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (emulator.address()).port}`;
});
after(() => {
  emulator.close();
  rmSync(image, { recursive: true, force: true });
});

/** @param {Record<string, string>} [change] */
async function paysAt(change) {
  const env = { DEMO_SHOP: 'true', PAYPAL_EMULATOR_URL: address, HAS_PUBLIC_URL: '', PAYPAL_CLIENT_ID: '', ...change };
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(image, 'start.mjs')], { env });
  return stdout.trim();
}

test('a demo shop of compose without keys and an address of its own pays at the emulator', async () => {
  assert.equal(await paysAt(), SDK);
  assert.equal(await paysAt({ DEMO_SHOP: 'studio' }), SDK);
  assert.deepEqual(asked.splice(0), ['/settings', '/settings']);
});

for (const [what, change] of /** @type {[string, Record<string, string>][]} */ ([
  ['an address of its own', { HAS_PUBLIC_URL: 'true' }],
  ['keys', { PAYPAL_CLIENT_ID: 'AbC' }],
  ['other goods than the demo shop’s', { DEMO_SHOP: 'false' }],
]))
  test(`one with ${what} never asks for it`, async () => {
    assert.equal(await paysAt(change), 'nowhere');
    assert.deepEqual(asked, []);
  });

test('without an answer, the shop starts, and says that nobody can pay with PayPal', async () => {
  const gone = { PAYPAL_EMULATOR_URL: 'http://127.0.0.1:1', PAYPAL_EMULATOR_PATIENCE: '0' };
  assert.match(
    await paysAt(gone),
    /nobody can pay with PayPal\. It runs with COMPOSE_PROFILES=demo in \.env\.\nnowhere$/,
  );
});
