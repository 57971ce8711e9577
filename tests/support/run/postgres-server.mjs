// @ts-check
/**
 * PostgreSQL in its own process, in a run's folder. Prints its URL and stops when its standard input closes, which happens when
 * the runner ends, however it ends. Until then, `pause` stops it and `resume` starts it again; each is answered with a line.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startPostgres } from '../../../scripts/lib/postgres/postgres.mjs';
import { removeAbandonedRuns } from './abandoned-runs.mjs';

// Ctrl-C reaches every process in the terminal; the server must stay up until the runner has cleaned up.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

const folder = process.argv[2];
if (!folder) throw new Error('Usage: postgres-server.mjs FOLDER');
await removeAbandonedRuns(path.dirname(folder));

const dataDir = path.join(folder, 'postgres');
let postgres = await startPostgres({ dataDir, durable: false });
console.log(postgres.url);
createInterface({ input: process.stdin }).on('line', async (word) => {
  if (word === 'pause') await postgres.stop();
  else postgres = await startPostgres({ dataDir, port: postgres.port, durable: false });
  console.log(word);
});
process.stdin.on('end', async () => {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
