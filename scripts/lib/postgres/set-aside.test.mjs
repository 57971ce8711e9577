// @ts-check
import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { startPostgres } from './postgres.mjs';
import { didNotStart } from './server.mjs';
import { setClusterAside } from './set-aside.mjs';

test('a database that doesn’t start is kept, and a new one is made', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stoa-set-aside-'));
  // As root, the server runs as another user.
  chmodSync(folder, 0o755);
  const options = { dataDir: path.join(folder, 'postgres'), durable: false };
  const first = await startPostgres(options);
  assert.equal(setClusterAside(options.dataDir), undefined, 'not while it runs');
  await first.stop();

  writeFileSync(path.join(options.dataDir, 'cluster', 'global', 'pg_control'), 'damaged');
  await assert.rejects(startPostgres(options), { message: didNotStart });
  const place = setClusterAside(options.dataDir);
  assert.ok(place && existsSync(path.join(place, 'PG_VERSION')));
  const second = await startPostgres(options);
  await second.stop();
  rmSync(folder, { recursive: true, force: true });
});
