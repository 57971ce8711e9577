// @ts-check
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test, { after } from 'node:test';
import { fromRoot } from '../paths.mjs';

/** As in the image of cms; the shop here says where it would pay. */
const image = mkdtempSync(path.join(tmpdir(), 'stoa image '));
after(() => rmSync(image, { recursive: true, force: true }));
const emulator = path.join(image, 'scripts/lib/serve/paypal-emulator.mjs');
for (const folder of ['cms/dist/src', 'scripts/lib/serve']) mkdirSync(path.join(image, folder), { recursive: true });
cpSync(fromRoot('deploy/cms/start.mjs'), path.join(image, 'start.mjs'));
writeFileSync(path.join(image, 'cms/dist/src/main.js'), "console.log(process.env.PAYPAL_SDK_BASE ?? 'nowhere')");
const emulate = `export const keepEmulating = async ({ more }) =>
  ({ settings: { PAYPAL_SDK_BASE: more.at(-1).replace('--public-url=', '') + '/sdk/js' } });`;
writeFileSync(emulator, emulate);

const compose = {
  PORT: '1337',
  DATA_DIR: '/data',
  DEMO_SHOP: 'true',
  PAYPAL_EMULATOR_URL: 'http://localhost:1337/paypal-emulator',
  HAS_PUBLIC_URL: '',
  PAYPAL_CLIENT_ID: '',
};
/** @param {Record<string, string>} env */
const paysAt = (env) =>
  execFileSync(process.execPath, [path.join(image, 'start.mjs')], { env, encoding: 'utf8' }).trim();

test('a demo shop of compose without keys and an address of its own pays at the emulator', () => {
  assert.equal(paysAt(compose), 'http://localhost:1337/paypal-emulator/sdk/js');
});

for (const [what, change] of /** @type {[string, Record<string, string>][]} */ ([
  ['an address of its own', { HAS_PUBLIC_URL: 'true' }],
  ['keys', { PAYPAL_CLIENT_ID: 'AbC' }],
  ['other goods than the demo shop’s', { DEMO_SHOP: 'false' }],
  ['nothing in front that leads to it', { PAYPAL_EMULATOR_URL: '' }],
]))
  test(`one with ${what} never starts it`, () => {
    assert.equal(paysAt({ ...compose, ...change }), 'nowhere');
  });

test('an image that is built without the demo shop has no emulator, whatever the settings say', () => {
  rmSync(emulator);
  assert.equal(paysAt(compose), 'nowhere');
});
