// @ts-check
import assert from 'node:assert/strict';
import test from 'node:test';
import { readSettings } from './env.mjs';

const emulates = (/** @type {NodeJS.ProcessEnv} */ env) => readSettings(env).emulatesPayPal;

test('only a demonstration without keys and without an address of its own emulates PayPal', () => {
  assert.equal(emulates({ DEMO_SHOP: 'true', PAYPAL_CLIENT_ID: '', PUBLIC_URL: '' }), true);
  assert.equal(emulates({ DEMO_SHOP: 'Workshop' }), true);
  assert.equal(emulates({ DEMO_SHOP: 'false' }), false);
  assert.equal(emulates({}), false);
  assert.equal(emulates({ DEMO_SHOP: 'true', PAYPAL_CLIENT_ID: 'keys' }), false);
  assert.equal(emulates({ DEMO_SHOP: 'true', PUBLIC_URL: 'https://shop.example' }), false);
});

test('a demonstration shop is one of those that there are', () => {
  const shops = ['false', '', 'true', 'workshop', 'Studio'].map((DEMO_SHOP) => readSettings({ DEMO_SHOP }).demoShop);
  assert.deepEqual(shops, [undefined, undefined, 'craft', 'workshop', 'studio']);
  assert.throws(() => readSettings({ DEMO_SHOP: 'bakery' }), {
    message: 'DEMO_SHOP must be false, true, workshop, or studio, not "bakery".',
  });
});
