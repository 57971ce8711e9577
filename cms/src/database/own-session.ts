import type { Client } from 'pg';
import { Failure } from '../failure';

/** Locks and LISTEN belong to a session. A pooler gives the session to others after each transaction, and names a process of its own. */
export const requireOwnSession = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  if (rows[0]?.pid !== (client as Client & { processID: number }).processID)
    throw new Failure(
      'The database is behind a pooler. Set DATABASE_LISTEN_URL to an address of the same database that leads past it',
    );
};
