// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { cms } from '../paths.mjs';
import { startPostgres } from './postgres.mjs';

/**
 * The database URL: DATABASE_URL once it responds, or else our own server, which stops when we do.
 * @param {import('../start/env.mjs').Settings} settings
 * @param {import('../lifecycle.mjs').Lifecycle} life
 * @param {import('../steps.mjs').Steps} steps
 * @returns {Promise<string>}
 */
export function openDatabase({ databaseUrl, dataDir }, life, { step, line }) {
  return step('database', async (note) => {
    if (!databaseUrl) return openOwn(path.join(dataDir, 'postgres'), life, { note, line });
    await checkDatabase(databaseUrl);
    note('DATABASE_URL');
    return databaseUrl.href;
  });
}

/**
 * @param {string} dataDir
 * @param {import('../lifecycle.mjs').Lifecycle} life
 * @param {{ note: (text: string) => void, line: (text: string) => void }} print
 */
async function openOwn(dataDir, life, { note, line }) {
  const starting = startPostgres({ dataDir, log: line, onLost: life.fail });
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
  // A broken idle connection must not end the process.
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
