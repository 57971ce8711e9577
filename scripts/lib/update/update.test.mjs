// @ts-check
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test, { afterEach, beforeEach } from 'node:test';
import { fromRoot } from '../paths.mjs';

/** Keeps what it is asked in `calls`, and the containers of cms in `containers`. */
const DOCKER = `#!/bin/sh
echo "$*" >>calls
case "$*" in
  *'config --services') printf 'db\\ncms\\nweb\\n' ;;
  *'config --images') printf 'postgres:18\\nshop-cms:latest\\nshop-web:latest\\n' ;;
  *'ps --quiet cms') cat containers ;;
  *'ps --quiet web') echo web-1 ;;
  'inspect --format {{ .Image }} '*) echo "image-of-$4" ;;
  inspect*) if [ "$UNREADY" ]; then echo '1 restarting unhealthy'; else echo '0 running healthy'; fi ;;
  'image inspect'*) [ ! "$NEVER_UPDATED" ] ;;
  *'migrate.js --pending') exit "\${PENDING:-0}" ;;
  *'cms node dist/src/migrate.js') [ ! "$MIGRATION_FAILS" ] ;;
  *'exec node dist/src/migrate.js') [ ! "$COPY_FAILS" ] ;;
  *--no-recreate*' cms') case "$*" in *--wait*) ;; *) echo "cms-$(wc -l <calls)" >>containers ;; esac ;;
  'rm '*) for last; do :; done; grep -vxF "$last" containers >rest; mv rest containers ;;
esac`;

let shop = '';
beforeEach(() => {
  shop = mkdtempSync(path.join(tmpdir(), 'stoa update '));
  mkdirSync(path.join(shop, 'scripts/lib/update'), { recursive: true });
  mkdirSync(path.join(shop, 'bin'));
  for (const file of [
    'scripts/update',
    'scripts/lib/update/steps.sh',
    'scripts/setup.sh',
    '.env.example',
    'package.json',
  ])
    cpSync(fromRoot(file), path.join(shop, file));
  writeFileSync(path.join(shop, 'bin/docker'), DOCKER);
  chmodSync(path.join(shop, 'bin/docker'), 0o755);
  writeFileSync(path.join(shop, '.env'), '');
  writeFileSync(path.join(shop, 'containers'), 'old-1\nold-2\n');
});
afterEach(() => rmSync(shop, { recursive: true, force: true }));

/** @param {{ options?: string[], env?: Record<string, string> }} [given] */
function update({ options = [], env = {} } = {}) {
  const PATH = `${path.join(shop, 'bin')}:${process.env.PATH}`;
  const { status, stdout, stderr } = spawnSync('sh', ['scripts/update', ...options], {
    cwd: shop,
    env: { PATH, SETTLE: '0', POLL: '0', ...env },
    encoding: 'utf8',
    input: '',
  });
  const file = path.join(shop, 'calls');
  const calls = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  rmSync(file, { force: true });
  /** @param {RegExp} pattern */
  const at = (pattern) => calls.findIndex((call) => pattern.test(call));
  return {
    status,
    output: stdout + stderr,
    calls,
    at,
    containers: readFileSync(path.join(shop, 'containers'), 'utf8'),
  };
}

test('backs up with the version that runs, builds, migrates once, and replaces one replica after another', () => {
  const { status, calls, at, containers, output } = update();
  assert.equal(status, 0, output);
  const order = [
    /^tag image-of-old-1 shop-cms:previous/,
    /run .* cms node dist\/src\/backup\.js/,
    /^compose build/,
    /migrate\.js --pending/,
    /cms node dist\/src\/migrate\.js$/,
    /--no-recreate --scale cms=3 cms/,
    /^stop old-1/,
    /^stop old-2/,
    // Never with those that depend on it: compose replaces all replicas at once if a service that they need is replaced.
    /^compose up --detach --no-build --no-deps --wait db$/,
    /^compose up --detach --no-build --wait --scale cms=2 web$/,
  ].map(at);
  assert.ok(!order.includes(-1), calls.join('\n'));
  assert.deepEqual(
    order,
    [...order].sort((one, other) => one - other),
  );
  assert.equal(calls.filter((call) => /--no-recreate --scale cms=3/.test(call)).length, 2);
  assert.doesNotMatch(containers, /old/);
});

test('fetches images instead with --pull, and only the shop’s own', () => {
  const { at } = update({ options: ['--pull'] });
  assert.notEqual(at(/^compose pull --quiet cms web$/), -1);
  assert.equal(at(/^compose build/), -1);
});

test('stops no replica if the new version doesn’t start', () => {
  const { status, at, containers, output } = update({ env: { UNREADY: 'yes' } });
  assert.equal(status, 1);
  assert.match(output, /✗ The new version doesn’t start: its log is above\. 0 of 2 replicas are of the new version/);
  assert.equal(at(/^stop/), -1);
  assert.equal(containers, 'old-1\nold-2\n');
  // Whatever starts a replica again takes the version that ran.
  assert.ok(at(/^tag shop-cms:previous shop-cms:latest/) > at(/^compose build/));
});

test('stops nothing if migrating fails', () => {
  const { status, at, output } = update({ env: { MIGRATION_FAILS: 'yes' } });
  assert.equal(status, 1);
  assert.match(output, /✗ The database is as it was\. The shop runs as before\./);
  assert.equal(at(/^stop/), -1);
});

test('a migration that the version before can’t run beside is tried on a copy, and needs a yes', () => {
  const { status, at, output } = update({ env: { PENDING: '3' } });
  assert.equal(status, 1);
  assert.notEqual(at(/createdb --username=stoa stoa_copy/), -1);
  assert.match(output, /On the copy, the database took \d+ s\./);
  assert.match(output, /Nobody can answer here\. Add --yes/);
  assert.equal(at(/^stop/), -1);
});

test('with a yes, all replicas stop before the database changes', () => {
  const { status, at, containers, output } = update({ env: { PENDING: '3' }, options: ['--yes'] });
  assert.equal(status, 0, output);
  assert.ok(at(/dropdb --username=stoa stoa_copy/) < at(/^stop old-1 old-2/));
  assert.ok(at(/^stop old-1 old-2/) < at(/cms node dist\/src\/migrate\.js$/));
  assert.match(output, /The shop was stopped for \d+ s\./);
  assert.doesNotMatch(containers, /old-2/);
});

test('what fails on the copy never reaches the shop', () => {
  const { status, at } = update({ env: { PENDING: '3', COPY_FAILS: 'yes' }, options: ['--yes'] });
  assert.equal(status, 1);
  assert.notEqual(at(/dropdb --username=stoa stoa_copy/), -1);
  assert.equal(at(/^stop/), -1);
});

test('if migrating fails with the shop stopped, the replicas of before start again', () => {
  const { status, at } = update({ env: { PENDING: '3', MIGRATION_FAILS: 'yes' }, options: ['--yes'] });
  assert.equal(status, 1);
  assert.notEqual(at(/^start old-1 old-2/), -1);
  assert.equal(at(/^rm/), -1);
});

test('a database of a later version stops the update', () => {
  const { status, at, output } = update({ env: { PENDING: '1' } });
  assert.equal(status, 1);
  assert.match(output, /✗ Nothing was changed\. The shop runs as before\./);
  assert.equal(at(/^stop/), -1);
});

test('asks for settings that are new', () => {
  const { output } = update();
  assert.match(output, /^✓ \.env written; secrets generated: .+; settings added: PORT HOST /);
});

test('doesn’t go back to a version that the database is too new for, and leaves the images as they are', () => {
  const { status, at } = update({ options: ['--back'], env: { PENDING: '1' } });
  assert.equal(status, 1);
  assert.equal(at(/^tag|^stop/), -1);
});

test('goes back to the images of before', () => {
  const { status, at, output } = update({ options: ['--back'] });
  assert.equal(status, 0, output);
  assert.notEqual(at(/^tag shop-cms:previous shop-cms:latest/), -1);
  assert.equal(at(/^compose build/), -1);
  assert.match(
    update({ options: ['--back'], env: { NEVER_UPDATED: 'yes' } }).output,
    /✗ There are no images of before/,
  );
});

test('takes other settings with the images that are there, unless they are wrong', () => {
  const wrong = update({ options: ['--settings'], env: { PENDING: '1' } });
  assert.match(wrong.output, /✗ Nothing was changed\. The shop runs as before\./);
  assert.equal(wrong.at(/^stop|--scale/), -1);
  const { calls, at, containers, output } = update({ options: ['--settings'] });
  assert.match(output, /✓ The shop has these settings\./);
  assert.equal(at(/^tag|^compose (build|pull)|backup\.js/), -1, calls.join('\n'));
  assert.doesNotMatch(containers, /old/);
});

test('says what is missing', () => {
  assert.match(update({ options: ['--bakc'] }).output, /✗ Unknown option --bakc/);
  writeFileSync(path.join(shop, 'containers'), '');
  assert.match(update().output, /✗ The shop isn’t running\. Start it with docker compose up -d/);
  rmSync(path.join(shop, '.env'));
  assert.match(update().output, /✗ There is no \.env here/);
});
