import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCms } from './cms';
import { createEmptyDatabase } from './database';
import { startTestPostgres } from './postgres';
import { setServerUrl, TEMPLATE } from './run';

/** One server a run, one migrated template: each test file copies it. */
export default async function setUp() {
  const folder = await mkdtemp(path.join(tmpdir(), 'stoa-tests-'));
  // As root, the server runs as another user: closed to it, it would keep its data elsewhere, where nobody removes them.
  await chmod(folder, 0o755);
  const postgres = await startTestPostgres(path.join(folder, 'postgres'));
  setServerUrl(postgres.url);

  const template = await createEmptyDatabase(TEMPLATE);
  const cms = await startCms({ databaseUrl: template.url, dataFolder: path.join(folder, 'data') });
  await cms.stop();
  await template.close();

  (globalThis as { stopStoaTests?: () => Promise<void> }).stopStoaTests = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
