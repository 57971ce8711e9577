import type { Client } from 'pg';

/** read_only_sql_transaction */
export const READ_ONLY = '25006';

/**
 * During a failover, an address may lead to a server that isn’t the primary, or not yet. The pool tries again until it is. The time
 * zone is set by a statement, because poolers refuse options of a connection.
 */
export const prepareConnection = async (client: Client): Promise<void> => {
  await client.query("SET timezone = 'UTC'");
  const { rows } = await client.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
  if (!rows[0]?.standby) return;
  await client.end();
  throw Object.assign(new Error('The database is a standby'), { code: READ_ONLY });
};
