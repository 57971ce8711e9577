// @ts-check
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test, { after } from 'node:test';
import { fromRoot } from '../paths.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'stoa restore '));
after(() => rmSync(folder, { recursive: true }));

// A docker that only notes what it’s asked for, and says where a recovery ended.
const calls = path.join(folder, 'calls');
writeFileSync(
  path.join(folder, 'docker'),
  `#!/bin/sh
echo "$*" >>'${calls}'
case "$*" in
  *"$FAILS_AT"*) exit 1 ;;
  *"ps --status running"*) echo 4f1d ;;
  *"restore find"*) echo base=/backup/71/base/b ;;
  *"restore recover"*) printf 'last=1795457090\\nreached=1795457100\\nis_reached=true\\naside=/var/lib/postgresql/before-restore-1\\n' ;;
esac
`,
);
chmodSync(path.join(folder, 'docker'), 0o755);

/** @param {string[]} args */
function restoreTo(args, failsAt = 'nothing') {
  writeFileSync(calls, '');
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, TZ: 'Europe/Berlin', FAILS_AT: failsAt };
  const { status, stdout, stderr } = spawnSync('sh', [fromRoot('scripts/restore-to'), ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr, calls: readFileSync(calls, 'utf8').trim().split('\n').filter(Boolean) };
}

for (const [given, utc] of /** @type {[string, string][]} */ ([
  ['2025-11-24 18:05', '2025-11-24 17:05:00'],
  ['2025-07-23 18:05:09', '2025-07-23 16:05:09'],
  ['2025-11-24T18:05:09', '2025-11-24 17:05:09'],
  ['2025-11-24 18:05 UTC', '2025-11-24 18:05:00'],
  ['2025-11-24T18:05:09Z', '2025-11-24 18:05:09'],
  ['2025-11-24 18:05 -05:00', '2025-11-24 23:05:00'],
]))
  test(`${given} in Berlin is ${utc} UTC`, () => {
    const { status, output, calls } = restoreTo([given]);
    assert.ok(output.includes(`(${utc} UTC)`), output);
    assert.equal(status, 1);
    assert.ok(!calls.some((call) => call.includes('stop')));
  });

for (const given of [
  'yesterday',
  '18:05',
  '2026-02-30 10:00',
  '2025-11-24',
  '2025-11-24 25:00',
  '9999-01-01 00:00',
  '-x',
  '',
])
  test(`“${given}” touches nothing`, () => {
    const { status, output, calls } = restoreTo([given, '--yes']);
    assert.equal(status, 1);
    assert.match(output, /^✗ (Use: |There is no time |.* is yet to come)/);
    assert.deepEqual(calls, []);
  });

const order = [
  /stop web cms/,
  /--remember/,
  /stop db/,
  /stop backup/,
  /restore recover 1767225600 \/backup\/71\/base\/b$/,
  /up .* db$/,
  /--at 2026-11-23T/,
  /restore finish/,
];

test('the shop stops, remembers, goes back, is marked, and starts', () => {
  const { status, output, calls } = restoreTo(['2026-01-01 00:00:00 UTC', '--yes']);
  assert.equal(status, 0, output);
  const steps = order.map((step) => calls.findIndex((call) => step.test(call)));
  assert.ok(!steps.includes(-1), calls.join('\n'));
  assert.deepEqual(
    steps,
    [...steps].sort((one, other) => one - other),
  );
  assert.match(calls.at(-1) ?? '', /up -d --wait$/);
  assert.match(output, /kept in the volume of the database.*\n.*before-restore-1/);
});

for (const failsAt of ['restore recover', 'up -d --wait db', '--at'])
  test(`if it fails at ${failsAt}, the former state comes back`, () => {
    const { status, output, calls } = restoreTo(['2026-01-01 00:00 UTC', '--yes'], failsAt);
    assert.equal(status, 1);
    assert.match(output, /The shop is as it was/);
    const undone = calls.findLastIndex((call) => call.endsWith('restore undo'));
    assert.ok(undone > calls.findIndex((call) => call.includes('restore recover')));
    assert.match(calls.at(-1) ?? '', /up -d --wait$/);
    assert.ok(!calls.some((call) => call.endsWith('restore finish')));
  });

const shellcheck = spawnSync('shellcheck', ['--version']).error ? 'shellcheck isn’t installed' : false;

test('shellcheck finds nothing', { skip: shellcheck }, () => {
  const mains = ['setup', 'backup', 'healthy', 'fetch-wal', 'restore'].map((name) => `deploy/backup/${name}.sh`);
  const { status, stdout } = spawnSync('shellcheck', [...mains, 'scripts/restore-to'], {
    cwd: fromRoot('.'),
    encoding: 'utf8',
  });
  assert.equal(status, 0, stdout);
});
