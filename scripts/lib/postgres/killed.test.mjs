// @ts-check
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readlinkSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test, { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromRoot } from '../paths.mjs';
import { startPostgres } from './postgres.mjs';
import { runningServer } from './process.mjs';

const { Client } = createRequire(fromRoot('tests', 'package.json'))('pg');
const folder = mkdtempSync(path.join(tmpdir(), 'stoa killed '));
chmodSync(folder, 0o755);
const dataDir = path.join(folder, 'postgres');
const cluster = path.join(dataDir, 'cluster');
after(() => rmSync(folder, { recursive: true, force: true }));

/**
 * @param {string} url
 * @param {string} sql
 */
async function ask(url, sql) {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return Object.values((await client.query(sql)).rows[0] ?? {})[0];
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * @param {number} seconds
 * @param {() => unknown} isSo
 */
async function within(seconds, isSo) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(50)) {
    if (await Promise.resolve(isSo()).catch(() => false)) return;
  }
  assert.fail(`not within ${seconds} s: ${isSo}`);
}

const postmaster = () => /** @type {{ pid: number }} */ (runningServer(cluster)).pid;
/** The server's processes, recognized by their working directory, the data folder. */
const processes = () =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return pid && readlinkSync(`/proc/${pid}/cwd`) === cluster;
      } catch {
        return false;
      }
    });

/** Only the database part of `npm start`. */
const script = `
  import { openDatabase } from ${JSON.stringify(new URL('./database.mjs', import.meta.url).href)};
  import { run } from ${JSON.stringify(new URL('../failure.mjs', import.meta.url).href)};
  import { withLifecycle } from ${JSON.stringify(new URL('../lifecycle.mjs', import.meta.url).href)};
  import { stepPrinter } from ${JSON.stringify(new URL('../steps.mjs', import.meta.url).href)};
  await run(() => withLifecycle(async (life) => {
    console.log(await openDatabase({ dataDir: ${JSON.stringify(folder)} }, life, stepPrinter()));
    const shop = setInterval(() => {}, 1000);
    life.started('shop', async () => clearInterval(shop));
    await new Promise(() => {});
  }));`;

async function startShop() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  await within(60, () => /postgresql:.*\n/.test(output));
  return {
    child,
    output: () => output,
    url: /** @type {string} */ (/postgresql:.*/.exec(output)?.[0]),
    // Unlike 'exit', this waits for the rest of the output.
    exited: once(child, 'close'),
  };
}

test('a killed server is started again at its address, with a sentence, and nothing is lost', async () => {
  const shop = await startShop();
  await ask(shop.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  process.kill(postmaster(), 'SIGKILL');
  await within(10, async () => (await ask(shop.url, 'SELECT answer FROM kept')) === 42);
  // The server accepts connections a moment before it says so.
  await within(5, () =>
    /PostgreSQL has stopped unexpectedly: starting it again …\nPostgreSQL is running again after \d/.test(
      shop.output(),
    ),
  );
  shop.child.kill('SIGTERM');
  assert.deepEqual(await shop.exited, [0, null]);
  assert.equal(runningServer(cluster), undefined);
});

test('so is one that dies with all its processes, while its clients are busy', {
  skip: process.platform !== 'linux',
}, async () => {
  const shop = await startShop();
  const busy = ask(shop.url, 'SELECT count(*) FROM generate_series(1, 1000000000)');
  const cut = assert.rejects(busy);
  await within(
    5,
    async () =>
      Number(await ask(shop.url, "SELECT count(*) FROM pg_stat_activity WHERE query LIKE '%1000000000%'")) > 1,
  );
  for (const pid of processes()) process.kill(pid, 'SIGKILL');
  await cut;
  await within(10, async () => (await ask(shop.url, 'SELECT answer FROM kept')) === 42);
  shop.child.kill('SIGTERM');
  assert.deepEqual(await shop.exited, [0, null]);
});

test('one whose busy processes outlive it is started again as well', {
  skip: process.platform !== 'linux',
}, async () => {
  const shop = await startShop();
  const cut = assert.rejects(ask(shop.url, 'SELECT count(*) FROM generate_series(1, 1000000000)'));
  await within(
    5,
    async () =>
      Number(await ask(shop.url, "SELECT count(*) FROM pg_stat_activity WHERE query LIKE '%1000000000%'")) > 1,
  );
  process.kill(postmaster(), 'SIGKILL');
  await within(10, async () => (await ask(shop.url, 'SELECT answer FROM kept')) === 42);
  await cut;
  shop.child.kill('SIGTERM');
  assert.deepEqual(await shop.exited, [0, null]);
});

test('one that cannot be started again ends the shop with an exit code, for a supervisor to see', async () => {
  const shop = await startShop();
  const [control, hidden] = [
    path.join(cluster, 'global', 'pg_control'),
    path.join(cluster, 'global', 'pg_control.hidden'),
  ];
  renameSync(control, hidden);
  process.kill(postmaster(), 'SIGKILL');
  assert.deepEqual(await shop.exited, [1, null]);
  for (const attempt of ['(attempt 1 of 3)', '(attempt 2 of 3)']) assert.ok(shop.output().includes(attempt));
  assert.match(shop.output(), /✗ PostgreSQL has stopped and could not be started again in 3 attempts: /);
  renameSync(hidden, control);
});

test('a killed shop leaves no server behind, unless somebody else uses it', async () => {
  const shop = await startShop();
  const here = await startPostgres({ dataDir });
  shop.child.kill('SIGKILL');
  await shop.exited;
  await sleep(3000);
  assert.equal(await ask(here.url, 'SELECT answer FROM kept'), 42);
  await here.stop();

  const another = await startShop();
  another.child.kill('SIGKILL');
  await within(10, () => runningServer(cluster) === undefined);
});
