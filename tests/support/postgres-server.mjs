// @ts-check
/** PostgreSQL in a process of its own: prints its address, ends when its standard input does. */
import { startPostgres } from '../../scripts/lib/postgres.mjs';

const dataDir = process.argv[2];
if (!dataDir) throw new Error('Usage: postgres-server.mjs DATA_FOLDER');
const postgres = await startPostgres({ dataDir, durable: false });
console.log(postgres.url);
process.stdin.resume();
process.stdin.on('end', () => postgres.stop());
