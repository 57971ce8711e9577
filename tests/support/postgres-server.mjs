// @ts-check
/**
 * PostgreSQL in a process of its own, below the folder of a run: prints its address, ends when its standard input does. That
 * happens at the end of the runner, however that comes.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { removeAbandonedRuns } from './abandoned-runs.mjs';

// Ctrl-C reaches every process of the terminal: the server stays until the runner has put away its tests.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

const folder = process.argv[2];
if (!folder) throw new Error('Usage: postgres-server.mjs FOLDER');
await removeAbandonedRuns(path.dirname(folder));

const dataDir = path.join(folder, 'postgres');
const postgres = await startPostgres({ dataDir, durable: false });
console.log(postgres.url);
process.stdin.resume();
process.stdin.on('end', async () => {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
