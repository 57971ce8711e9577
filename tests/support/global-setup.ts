import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestPostgres } from './postgres';
import { shareRun } from './run';
import { makeTemplate } from './template';

/** One server a run, one migrated template: each test file copies it. */
export default async function setUp(): Promise<void> {
  // The number says whose it is: should this process be killed, the next run removes it (abandoned-runs.mjs).
  const folder = await mkdtemp(path.join(tmpdir(), `stoa-tests-${process.pid}-`));
  // As root, the server runs as another user: closed to it, it would keep its data elsewhere, where nobody removes them.
  await chmod(folder, 0o755);
  const postgres = await startTestPostgres(folder);
  shareRun(folder, postgres.url);

  await makeTemplate();

  (globalThis as { stopStoaTests?: () => Promise<void> }).stopStoaTests = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
