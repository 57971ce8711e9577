import { Client } from 'pg';
import { environment } from '../environment';

/** Two replicas that boot at once would both migrate an empty database; the second waits here until the first is done. */
const BOOT_LOCK = 7_305_118;
let holder: Client | undefined;

export const takeBootLock = async (): Promise<void> => {
  holder = new Client({ connectionString: environment.databaseUrl });
  await holder.connect();
  await holder.query('SELECT pg_advisory_lock($1)', [BOOT_LOCK]);
};

export const releaseBootLock = async (): Promise<void> => {
  await holder?.end();
  holder = undefined;
};
