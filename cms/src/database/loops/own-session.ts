import type { Client } from 'pg';
import { environment } from '../../environment';
import { Failure } from '../../failure';

const { databaseUrl, databaseListenUrl } = environment;
const PAST_IT = 'an address of the same database that leads past it';
const BEHIND_POOLER =
  databaseListenUrl === databaseUrl
    ? `The database is behind a pooler. Set DATABASE_LISTEN_URL to ${PAST_IT}`
    : `DATABASE_LISTEN_URL leads to a pooler. Set it to ${PAST_IT}`;

/** Locks and LISTEN belong to a session. A pooler gives the session to others after each transaction, and names a process of its own. */
export const requireOwnSession = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  if (rows[0]?.pid !== (client as Client & { processID: number }).processID) throw new Failure(BEHIND_POOLER);
};
