import { startPgBouncer } from './pgbouncer';
import { killSharedCms, type Runner } from './shared-cms';
import { ensureTemplate } from './template';
import { isRunOpen, openRun } from './test-run.cjs';

/**
 * Creates one migrated template for each test file to copy. `npm test` has already opened the run; a runner started directly
 * opens its own. With POOLER=pgbouncer, all shops reach their databases through PgBouncer.
 */
export const setUpRunner = async (runner: Runner): Promise<void> => {
  const close = isRunOpen() ? undefined : await openRun();
  await ensureTemplate();
  const pooler = process.env.POOLER === 'pgbouncer' ? await startPgBouncer() : undefined;
  pooler?.serveShops();

  (globalThis as { stopStoaTests?: () => Promise<void> }).stopStoaTests = async () => {
    await killSharedCms(runner);
    await pooler?.close();
    await close?.();
  };
};

export default () => setUpRunner('http');
