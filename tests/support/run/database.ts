import { randomBytes } from 'node:crypto';
import { Client, Pool, type QueryResultRow } from 'pg';
import { serverUrl, TEMPLATE } from './folder';

/** A copy of the migrated template. */
export interface TestDatabase {
  name: string;
  url: string;
  query<Row extends QueryResultRow = QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
  drop(): Promise<void>;
}

const withServer = async <Result>(work: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const onServer = (sql: string) => withServer((client) => client.query(sql));

/** Lets one process at a time run `work`, across all processes that share the server. */
export const withServerLock = (name: string, work: () => Promise<void>): Promise<void> =>
  withServer(async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    await work();
  });

export const databaseExists = async (name: string): Promise<boolean> =>
  (await onServer(`SELECT 1 FROM pg_database WHERE datname = '${name}'`)).rows.length > 0;

export const renameDatabase = (name: string, newName: string) =>
  onServer(`ALTER DATABASE ${name} RENAME TO ${newName}`);

export const databaseUrl = (name: string): string => {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
};

export const openDatabase = (name: string): TestDatabase => {
  const url = databaseUrl(name);
  const pool = new Pool({ connectionString: url, max: 4, options: '-c timezone=UTC' });
  // Ended connections may still be closing when their database is dropped, and then report errors.
  pool.on('error', () => {});
  return {
    name,
    url,
    query: async (sql, values) => (await pool.query(sql, values)).rows as never,
    close: () => pool.end(),
    async drop() {
      await pool.end();
      await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
};

const newName = () => `test_${randomBytes(6).toString('hex')}`;

export const createEmptyDatabase = async (name = newName()): Promise<TestDatabase> => {
  await onServer(`CREATE DATABASE ${name}`);
  return openDatabase(name);
};

export const createDatabase = async (template = TEMPLATE, name = newName()): Promise<TestDatabase> => {
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  return openDatabase(name);
};
