// @ts-check
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { fromRoot } from '../paths.mjs';

const text = readFileSync(fromRoot('docker-compose.yml'), 'utf8');
const example = readFileSync(fromRoot('.env.example'), 'utf8');

/** @param {string} name of a key at the beginning of a line */
const section = (name) => new RegExp(`^${name}:.*\\n((?: .*\\n|\\n)*)`, 'm').exec(text)?.[1] ?? '';

const services = section('services')
  .split(/^ {2}(?=[a-z])/m)
  .map((block) => ({ name: block.slice(0, block.indexOf(':')), block }))
  .filter(({ name }) => /^[a-z-]+$/.test(name));

/** @param {RegExp} pattern */
const without = (pattern) => services.filter(({ block }) => !pattern.test(block)).map(({ name }) => name);

test('every service is hardened, limited, and has logs that are rotated', () => {
  assert.ok(services.length >= 8);
  const common = section('x-service');
  for (const line of [
    'restart: unless-stopped',
    'read_only: true',
    'cap_drop: [ALL]',
    'no-new-privileges:true',
    'driver: json-file',
    'max-size',
    'max-file',
  ])
    assert.ok(common.includes(line), line);
  assert.deepEqual(without(/^ {4}<<: \*service$/m), []);
  assert.deepEqual(without(/^ {4}mem_limit: /m), []);
  assert.deepEqual(without(/^ {4}pids_limit: /m), []);
  assert.deepEqual(text.match(/privileged: true|docker\.sock|network_mode: (?!none)|^ {4}read_only: false/m), null);
});

test('only the database, its backups, and what listens on low ports keep any capability', () => {
  const kept = services.filter(({ block }) => block.includes('cap_add:')).map(({ name }) => name);
  assert.deepEqual(kept, ['db', 'https', 'backup', 'restore']);
});

test('our own images run as users without privileges', () => {
  const images = readFileSync(fromRoot('deploy/Dockerfile'), 'utf8').split(/^FROM /m);
  const targets = services.flatMap(({ block }) => /^ {6}target: (\S+)$/m.exec(block)?.[1] ?? []);
  assert.deepEqual(targets, ['cms', 'web', 'paypal-emulator']);
  for (const target of targets) {
    const image = images.find((stage) => new RegExp(`^\\S+ AS ${target}\\n`).test(stage)) ?? '';
    assert.match(image, /^USER (node|nginx)$/m, target);
    assert.match(image, /image\.version="\$VERSION" org\.opencontainers\.image\.revision="\$REVISION"/, target);
  }
});

test('every secret that setup makes is required, and has no default', () => {
  const secrets = example.split('# ---- Secrets')[1]?.match(/^[A-Z_]+(?==)/gm) ?? [];
  assert.ok(secrets.length >= 7);
  for (const name of secrets) {
    assert.ok(text.includes(`\${${name}:?is missing in .env. Run npm run setup, or sh scripts/setup.sh}`), name);
    assert.ok(!text.includes(`\${${name}:-`), name);
  }
  assert.doesNotMatch(text, /PASSWORD: (?!\$)\S/);
});

test('nothing but the shop and HTTPS is published to the network', () => {
  const portsOf = (/** @type {string} */ block) => /^ {4}ports:\n((?: {6}.*\n)*)/m.exec(block)?.[1] ?? '';
  const open = services.filter(({ block }) => /^ {6}- (?!127\.0\.0\.1:)/m.test(portsOf(block)));
  assert.deepEqual(
    open.map(({ name }) => name),
    ['web', 'https'],
  );
});

test('a shop with a public URL, or with keys, doesn’t have the profile that starts the emulator', () => {
  const emulator = services.find(({ name }) => name === 'paypal-emulator')?.block ?? '';
  const [, profile] = /profiles: \["(.*)"\]/.exec(emulator) ?? [];
  assert.match(profile ?? '', /^demo\$\{PUBLIC_URL:\+-[a-z-]+\}\$\{PAYPAL_CLIENT_ID:\+-[a-z-]+\}$/);
});

test('nginx finds replicas by itself, and gives none what another one may have done already', () => {
  const nginx = readFileSync(fromRoot('deploy/nginx/default.conf.template'), 'utf8');
  const servers = nginx.match(/^ {4}server (?!\{).*;$/gm) ?? [];
  assert.ok(servers.length > 0);
  assert.deepEqual(
    servers.filter((line) => !/ resolve /.test(line)),
    [],
  );
  assert.match(nginx, /^resolver \$\{RESOLVER\} valid=1s/m);
  assert.match(nginx, /proxy_next_upstream error timeout;/);
  assert.doesNotMatch(nginx, /non_idempotent/);
});

test('files that are mounted from the repository are there', () => {
  const mounted = [...text.matchAll(/^ {6}- \.\/(\S+?):/gm)].map(([, file]) => file ?? '');
  assert.deepEqual(
    mounted.filter((file) => file !== 'certificates' && !existsSync(fromRoot(file))),
    [],
  );
});
