import { Client } from 'pg';
import { BACKUP_LOCK, BOOT_LOCK } from '../database/locks';
import { requireOwnSession } from '../database/loops/own-session';
import { Failure } from '../failure';

/** How COPY writes and reads values, whatever the server’s settings are. */
const SETTINGS = `
  SET client_encoding = 'UTF8'; SET timezone = 'UTC'; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres';
  SET bytea_output = 'hex'; SET extra_float_digits = 1; SET synchronize_seqscans = off; SET search_path = 'pg_catalog';
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '60s'`;

export const connect = async (url: string, applicationName: string): Promise<Client> => {
  const client = new Client({ connectionString: url, application_name: applicationName, keepAlive: true });
  // A lost connection is told by the statement that waits for it.
  client.on('error', () => {});
  try {
    await client.connect();
    await requireOwnSession(client);
    await client.query(SETTINGS);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return client;
};

/** Ends with the session. */
export const claimBackup = async (client: Client): Promise<void> => {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [BACKUP_LOCK]);
  if (!rows[0].mine) throw new Failure('Another backup of this shop is being made. Wait until it’s done.');
};

/** Tables in alphabetical order: whoever locks several does so in the same order. */
const LOCK_TABLES = `
  SELECT 'LOCK TABLE ' || string_agg(format('%I.%I', schemaname, tablename), ', ' ORDER BY tablename) || ' IN ACCESS SHARE MODE' AS lock
  FROM pg_tables WHERE schemaname = 'public'`;

/**
 * One moment of the shop, for as long as the transaction lasts. Nobody boots while it begins, and nobody changes a table before it ends:
 * what the catalog says isn’t part of a snapshot.
 */
export const beginSnapshot = async (client: Client, isClaimed: boolean): Promise<Date> => {
  if (!isClaimed)
    await client.query(`SET lock_timeout = 0; SELECT pg_advisory_lock_shared(${BOOT_LOCK}); SET lock_timeout = '60s'`);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const { rows } = await client.query<{ lock: string | null }>(LOCK_TABLES);
  if (!rows[0]?.lock) throw new Failure('There is no shop in this database yet. Run npm start first.');
  await client.query(rows[0].lock);
  const { rows: times } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  return times[0]?.now ?? new Date();
};

/** Once the catalog has been read. */
export const letOthersBoot = (client: Client) => client.query('SELECT pg_advisory_unlock_shared($1)', [BOOT_LOCK]);
