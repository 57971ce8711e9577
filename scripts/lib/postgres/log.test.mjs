// @ts-check
import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test, { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromRoot } from '../paths.mjs';
import { startPostgres } from './postgres.mjs';

const { Client } = createRequire(fromRoot('tests', 'package.json'))('pg');
const dataDir = mkdtempSync(path.join(tmpdir(), 'stoa-log-'));
chmodSync(dataDir, 0o755);
after(() => rmSync(dataDir, { recursive: true, force: true }));

const file = path.join(dataDir, 'postgres.log');
/** @param {string} name */
const textOf = (name) => readFileSync(path.join(dataDir, name), 'utf8');
const logs = () => readdirSync(dataDir).filter((name) => name.startsWith('postgres.log'));

test('the log of the running server is kept small, with the lines before in a second file', async () => {
  const postgres = await startPostgres({ dataDir, durable: false, largestLog: 20_000 });
  const client = new Client({ connectionString: postgres.url });
  client.on('error', () => {});
  await client.connect();
  /** @param {string} word */
  const complain = (word) => client.query(`SELECT ${word}`).catch(() => {});
  for (let line = 0; line < 200; line += 1) await complain('first');
  for (const end = Date.now() + 15_000; statSync(file).size > 20_000 && Date.now() < end; ) await sleep(50);
  await complain('second');
  assert.match(textOf('postgres.log.1'), /column "first" does not exist/);
  assert.match(textOf('postgres.log'), /^\d{4}-.*column "second" does not exist/m);
  assert.deepEqual(logs(), ['postgres.log', 'postgres.log.1']);
  await client.end();
  await postgres.stop();
});
