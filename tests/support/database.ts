import { randomBytes } from 'node:crypto';
import { Client, Pool, type QueryResultRow } from 'pg';
import { serverUrl, TEMPLATE } from './run';

/** A database of its own for one test file: a copy of the migrated template. */
export interface TestDatabase {
  url: string;
  query<Row extends QueryResultRow = QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
  drop(): Promise<void>;
}

const onServer = async (sql: string): Promise<void> => {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

const databaseUrl = (name: string): string => {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
};

const open = (name: string): TestDatabase => {
  const url = databaseUrl(name);
  const pool = new Pool({ connectionString: url, max: 4, options: '-c timezone=UTC' });
  // Ended connections may still be closing when their database is dropped, and complain of it.
  pool.on('error', () => {});
  return {
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
  return open(name);
};

export const createDatabase = async (template = TEMPLATE, name = newName()): Promise<TestDatabase> => {
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  return open(name);
};
