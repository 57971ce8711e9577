import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { BOOT_LOCK, RUNNING_LOCK } from '../database/locks';
import { Failure } from '../failure';

const RUNNING =
  'The shop is running. Stop it first, with all of its replicas, and then restore it. Nothing was changed.';

/** Also those that have lost the connection which holds their lock, and of versions that didn’t take one. */
const CONNECTED = `
  SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE datname = current_database() AND application_name IN ('stoa', 'stoa-signals')`;

/** A process that has just ended is still connected for a moment. */
const PATIENCE_MS = 3_000;

const claim = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ boot: boolean; running: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS boot, pg_try_advisory_lock($2) AS running',
    [BOOT_LOCK, RUNNING_LOCK],
  );
  const { rows: connected } = await client.query<{ count: number }>(CONNECTED);
  if (rows[0]?.boot && rows[0].running && connected[0]?.count === 0) return true;
  await client.query('SELECT pg_advisory_unlock_all()');
  return false;
};

/** No replica runs, and none starts until the session ends. */
export const claimShop = async (client: Client): Promise<void> => {
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(200)) {
    if (await claim(client)) return;
    if (Date.now() > end) throw new Failure(RUNNING);
  }
};
