// @ts-check
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test, { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromRoot } from '../paths.mjs';
import { startPostgres } from './postgres.mjs';
import { isAlive, runningServer } from './process.mjs';

const { Client } = createRequire(fromRoot('tests', 'package.json'))('pg');
const folder = mkdtempSync(path.join(tmpdir(), 'stoa postgres '));
// As root, the server runs as another user, which needs access to this folder.
chmodSync(folder, 0o755);
const dataDir = path.join(folder, 'a folder', 'with spaces & $signs');
const cluster = path.join(dataDir, 'cluster');
after(() => rmSync(folder, { recursive: true, force: true }));

/**
 * @param {string} url
 * @param {string} sql
 */
async function ask(url, sql) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return Object.values((await client.query(sql)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

/** Starts the server from another process that doesn't exit by itself. */
async function startElsewhere() {
  const script = `import { startPostgres } from ${JSON.stringify(new URL('./postgres.mjs', import.meta.url).href)};
    const { url } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(/** @type {import('node:stream').Readable} */ (child.stdout), 'data');
  return {
    url: String(url).trim(),
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** @param {number} pid */
async function killServer(pid) {
  process.kill(pid, 'SIGKILL');
  while (isAlive(pid)) await sleep(20);
}

test('a new server: private, in UTF-8 and UTC, with trigrams of every script', async () => {
  const postgres = await startPostgres({ dataDir });
  assert.equal(postgres.startedHere, true);
  assert.match(postgres.url, /^postgresql:\/\/stoa:[\w-]{32}@127\.0\.0\.1:\d+\/stoa$/);
  assert.equal(statSync(path.join(cluster, 'stoa-password')).mode & 0o777, 0o600);
  assert.equal(await ask(postgres.url, 'SHOW server_encoding'), 'UTF8');
  assert.equal(await ask(postgres.url, 'SHOW timezone'), 'UTC');
  assert.equal(await ask(postgres.url, 'SHOW listen_addresses'), '127.0.0.1');
  assert.equal(await ask(postgres.url, 'SHOW unix_socket_directories'), '');
  assert.equal(await ask(postgres.url, 'SHOW fsync'), 'on');
  assert.equal(await ask(postgres.url, "SELECT lower('ÄПР')"), 'äпр');
  await ask(postgres.url, 'CREATE EXTENSION pg_trgm');
  assert.ok((await ask(postgres.url, "SELECT array_length(show_trgm('привет'), 1)")) > 3);
  await ask(postgres.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await assert.rejects(
    ask(postgres.url.replace(/:[\w-]{32}@/, ':wrong@'), 'SELECT 1'),
    /password authentication failed/,
  );
  await postgres.stop();
  assert.equal(runningServer(cluster), undefined);
});

test('what was written is there after the next start; without durability for tests', async () => {
  const postgres = await startPostgres({ dataDir, durable: false });
  assert.equal(await ask(postgres.url, 'SELECT answer FROM kept'), 42);
  assert.equal(await ask(postgres.url, 'SHOW fsync'), 'off');
  await postgres.stop();
});

test('two at once share one server; the last one to leave stops it', async () => {
  const other = await startElsewhere();
  const here = await startPostgres({ dataDir });
  assert.equal(here.startedHere, false);
  assert.equal(here.url, other.url);
  await here.stop();
  assert.equal(await ask(other.url, 'SELECT answer FROM kept'), 42);

  await other.kill();
  const heir = await startPostgres({ dataDir });
  assert.equal(heir.startedHere, false);
  assert.equal(heir.url, other.url);
  await heir.stop();
  assert.equal(runningServer(cluster), undefined);
});

test('a killed server leaves a stale note; nothing that was committed is lost', async () => {
  const first = await startPostgres({ dataDir });
  await ask(first.url, 'UPDATE kept SET answer = 43');
  await killServer(/** @type {{ pid: number }} */ (runningServer(cluster)).pid);
  assert.ok(existsSync(path.join(cluster, 'postmaster.pid')));
  const second = await startPostgres({ dataDir });
  assert.equal(second.startedHere, true);
  assert.equal(await ask(second.url, 'SELECT answer FROM kept'), 43);
  await second.stop();
});

test('a stale note whose number belongs to another program by now is survived', async () => {
  const first = await startPostgres({ dataDir });
  const note = path.join(cluster, 'postmaster.pid');
  const lines = readFileSync(note, 'utf8').split('\n');
  await killServer(Number(lines[0]));
  // The parent of the test process: alive, but not PostgreSQL.
  writeFileSync(note, [process.ppid, ...lines.slice(1)].join('\n'));
  const second = await startPostgres({ dataDir });
  assert.notEqual(second.url, first.url);
  assert.equal(await ask(second.url, 'SELECT answer FROM kept'), 43);
  await second.stop();
});
