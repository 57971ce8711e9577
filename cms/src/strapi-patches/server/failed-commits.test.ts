import type { Core } from '@strapi/strapi';
import knex, { type Knex } from 'knex';
import { reportFailedCommits } from './failed-commits';

type Callback = (error: Error | null, answer?: { command: string; rows: object[] }) => void;

/** Knex on a connection that answers each statement with its own name, or as `answers` says. */
const open = (answers: Record<string, string> = {}): Knex => {
  const database = knex({ client: 'pg' });
  const query = ({ text }: { text: string }, callback: Callback) => {
    const [name = ''] = /^\w+/.exec(text) ?? [];
    callback(null, { command: answers[name] ?? name, rows: [] });
  };
  Object.assign(database.client, {
    acquireConnection: async () => ({ query }),
    releaseConnection: async () => undefined,
  });
  reportFailedCommits({ db: { connection: database } } as unknown as Core.Strapi);
  return database;
};

/** PostgreSQL’s answer to the COMMIT of a transaction in which a statement failed. */
const ROLLED_BACK = { COMMIT: 'ROLLBACK' };
const FAILED = 'A statement of the transaction had failed';

it('commits', async () => {
  const transaction = await open().transaction();
  await transaction.raw('SELECT 1');
  await transaction.commit();
  expect(transaction.isCompleted()).toBe(true);
});

it('rejects if PostgreSQL rolls back instead', async () => {
  const transaction = await open(ROLLED_BACK).transaction();
  await expect(transaction.commit()).rejects.toThrow(FAILED);
});

it('rejects it of work that is given to a transaction as well', async () => {
  await expect(open(ROLLED_BACK).transaction((transaction) => transaction.raw('SELECT 1'))).rejects.toThrow(FAILED);
});
