// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { cms } from './paths.mjs';
import { startPostgres } from './postgres.mjs';

/**
 * The address of the database: the one of DATABASE_URL once it answers, else of the server of our own, which ends with us.
 * @param {import('./env.mjs').Settings} settings
 * @param {import('./lifecycle.mjs').Lifecycle} life
 * @param {(note: string) => void} note
 * @returns {Promise<string>}
 */
export async function openDatabase({ databaseUrl, dataDir }, life, note) {
  if (databaseUrl) {
    await checkDatabase(databaseUrl);
    note('DATABASE_URL');
    return databaseUrl.href;
  }
  const starting = startPostgres({ dataDir: path.join(dataDir, 'postgres') });
  /** @type {import('./postgres.mjs').Postgres | undefined} */
  let postgres;
  life.started(
    'PostgreSQL',
    async () => (await starting.catch(() => undefined))?.stop(),
    () => postgres?.stopSoon(),
  );
  postgres = await starting;
  const { url, startedHere } = postgres;
  note(startedHere ? 'built in' : 'built in, was running');
  return url;
}

/** @param {URL} url */
async function checkDatabase(url) {
  const { Client } = createRequire(path.join(cms, 'package.json'))('pg');
  const client = new Client({ connectionString: url.href, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks must not end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    const { message, code } = /** @type {NodeJS.ErrnoException} */ (error);
    const place = `${url.hostname}:${url.port || 5432}${url.pathname}`;
    throw new Failure(`DATABASE_URL (${place}) cannot be used: ${message || code}.`, { cause: error });
  }
}
