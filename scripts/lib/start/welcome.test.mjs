// @ts-check
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test, { after } from 'node:test';
import { readSettings } from './env.mjs';
import { welcome } from './welcome.mjs';

const dataDir = mkdtempSync(path.join(tmpdir(), 'stoa-welcome-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));

const password = 'correct-horse-battery';
const settings = readSettings({
  DATA_DIR: dataDir,
  PUBLIC_URL: 'https://shop.example',
  ADMIN_EMAIL: 'ada@shop.example',
  ADMIN_PASSWORD: password,
});

test('the first administrator’s password is shown at the first start only; later ones say where it is', (context) => {
  context.after(() => {
    delete process.env.ADMIN_PASSWORD;
  });
  process.env.ADMIN_PASSWORD = password;
  const first = welcome(settings, 1000);
  assert.match(first, /Administrator {4}ada@shop\.example\n/);
  assert.match(first, /Password {9}correct-horse-battery {3}\(shown this once; ADMIN_PASSWORD in the environment\)\n/);
  for (const later of [welcome(settings, 1000), welcome(settings, 1000)]) {
    assert.ok(!later.includes(password));
    assert.match(
      later,
      /Password {9}the same as at first start \(ADMIN_PASSWORD in the environment\), or reset it: https:\/\/shop\.example\/forgot-password\n/,
    );
  }
});

test('a console that is still being built is said to come later', () => {
  assert.match(welcome(settings, 1000), /Content console {2}https:\/\/shop\.example\/cms\/console\n/);
  assert.match(welcome(settings, 1000, { buildsConsole: true }), /\/cms\/console {3}\(in about a minute/);
  assert.doesNotMatch(welcome({ ...settings, serveConsole: false }, 1000), /console/);
});
