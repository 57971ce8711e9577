import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestPostgres } from './postgres';
import { setServerUrl, TEMPLATE } from './run';
import { makeTemplate } from './template';

/** One server a run, one migrated template: each test file copies it. Answers the run's own folder. */
export default async function setUp(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stoa-tests-'));
  // As root, the server runs as another user: closed to it, it would keep its data elsewhere, where nobody removes them.
  await chmod(folder, 0o755);
  const postgres = await startTestPostgres(path.join(folder, 'postgres'));
  setServerUrl(postgres.url);

  await makeTemplate(TEMPLATE, path.join(folder, 'data'));

  (globalThis as { stopStoaTests?: () => Promise<void> }).stopStoaTests = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return folder;
}
