import { Client } from 'pg';
import { BOOT_LOCK } from '../database/locks';
import { requireOwnSession } from '../database/loops/own-session';
import { environment } from '../environment';

let holder: Client | undefined;

export const takeBootLock = async (): Promise<void> => {
  holder = new Client({ connectionString: environment.databaseListenUrl, options: '-c timezone=UTC' });
  await holder.connect();
  await requireOwnSession(holder);
  await holder.query('SELECT pg_advisory_lock($1)', [BOOT_LOCK]);
};

/** The connection that holds the lock. If it is cut, its work ends with the lock. */
export const bootConnection = (): Client => {
  if (!holder) throw new Error('The boot lock is not held');
  return holder;
};

export const releaseBootLock = async (): Promise<void> => {
  await holder?.end();
  holder = undefined;
};
