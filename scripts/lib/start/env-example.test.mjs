// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { fromRoot } from '../paths.mjs';

/** Set by the scripts, by the image, or by tests, never by operators. */
const internal = [
  'ADMIN_UI_DIR',
  'PAYPAL_API_BASE',
  'PAYPAL_ROOT_CERTIFICATE',
  'PAYPAL_SDK_BASE',
  'PUSH_SERVICE_BASE',
  'STOREFRONT_DIR',
  'STOREFRONT_SERVER_DIR',
];
const read = (/** @type {string} */ file) => readFileSync(fromRoot(file), 'utf8');
const all = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''))].sort();

const example = read('.env.example');
const explained = all(example, /^([A-Z][A-Z0-9_]+)=/gm);
const used = all(read('cms/src/environment.ts'), /\b[a-zA-Z]+\((?:'[A-Z0-9_]+', )?'([A-Z][A-Z0-9_]+)'/g);
const usedByCompose = all(read('docker-compose.yml'), /(?<!\$)\$\{([A-Z0-9_]+)/g);
/** Docker's own. */
const ofCompose = ['COMPOSE_PROFILES'];
/** Set by scripts/update: the labels of images. */
const ofUpdates = ['STOA_REVISION', 'STOA_VERSION'];

test('.env.example has every variable that the shop or docker compose reads, and no other', () => {
  assert.ok(used.length > 30 && usedByCompose.length > 15);
  const theirs = [...used, ...usedByCompose, ...ofCompose].filter(
    (name) => ![...internal, ...ofUpdates].includes(name),
  );
  assert.deepEqual(explained, [...new Set(theirs)].sort());
});

test('each variable is explained above it', () => {
  const unexplained = explained.filter((name) => {
    const [before = ''] = example.split(new RegExp(`^${name}=`, 'm'));
    const block = before.split('\n\n').at(-1) ?? '';
    return !/^# [A-Z]/m.test(block);
  });
  assert.deepEqual(unexplained, []);
});
