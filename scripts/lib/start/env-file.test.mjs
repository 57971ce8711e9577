// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { parseEnv } from 'node:util';
import { fromRoot } from '../paths.mjs';
import { completeEnvFile } from './env-file.mjs';

const template = readFileSync(fromRoot('.env.example'), 'utf8');

test('a new file is the template with its secrets filled', () => {
  const { text, generated, added } = completeEnvFile(undefined, template);
  const values = parseEnv(text);
  assert.deepEqual(added, []);
  for (const name of generated) assert.notEqual(values[name], '');
  assert.deepEqual(Object.keys(values), Object.keys(parseEnv(template)));
  assert.equal(values.PORT, '1337');
  assert.equal(values.DATABASE_URL, '');
  assert.equal(values.APP_KEYS?.split(',').length, 4);
});

test('the password has what the console asks for, and no two are alike', () => {
  const passwords = Array.from(
    { length: 50 },
    () => parseEnv(completeEnvFile(undefined, template).text).ADMIN_PASSWORD ?? '',
  );
  assert.equal(new Set(passwords).size, 50);
  for (const password of passwords) assert.match(password, /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d).{20,}$/);
});

test('a complete file stays as it is, to the letter', () => {
  const { text } = completeEnvFile(undefined, template);
  const own = text.replace('PORT=1337', '# mine\nPORT = 8080   # for the proxy');
  assert.equal(completeEnvFile(own, template).text, own);
});

test("the owner's lines stay; missing names follow with their comments", () => {
  const { text, added, generated } = completeEnvFile('# hello\nPORT=8080\n#SMTP_URL=\nJWT_SECRET=kept', template);
  assert.ok(text.startsWith('# hello\nPORT=8080\n#SMTP_URL=\nJWT_SECRET=kept\n'));
  assert.ok(added.includes('DATABASE_URL') && !added.includes('SMTP_URL') && !added.includes('PORT'));
  assert.ok(generated.includes('APP_KEYS') && !generated.includes('JWT_SECRET'));
  assert.match(text, /# What an empty database .*\n.*\nDEMO_SHOP=true\n/);
  assert.equal(parseEnv(text).JWT_SECRET, 'kept');
  assert.equal(completeEnvFile(text, template).text, text);
});

test('a shop that is no demonstration doesn’t get the emulator of PayPal', () => {
  const profiles = (/** @type {string} */ before) => parseEnv(completeEnvFile(before, template).text).COMPOSE_PROFILES;
  for (const before of ['DEMO_SHOP=false', 'DEMO_SHOP=', '\n export DEMO_SHOP = "False" # ours'])
    assert.equal(profiles(before), '');
  for (const before of ['PORT=8080', 'DEMO_SHOP=true', "DEMO_SHOP = 'TRUE'", 'DEMO_SHOP=studio'])
    assert.equal(profiles(before), 'demo');
  assert.equal(profiles('DEMO_SHOP=false\nCOMPOSE_PROFILES=https'), 'https');
});

test('a secret that the environment gives is not invented', () => {
  const { text, generated } = completeEnvFile(undefined, template, { ADMIN_PASSWORD: 'given' });
  assert.ok(!generated.includes('ADMIN_PASSWORD'));
  assert.equal(parseEnv(text).ADMIN_PASSWORD, '');
});
