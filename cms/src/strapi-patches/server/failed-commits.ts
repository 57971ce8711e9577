/**
 * Replaces `transaction` of the Knex client that Strapi made: `commit` of a transaction that Strapi opens rejects when its COMMIT fails.
 * Knex reports that only to a transaction’s own promise, which Strapi doesn’t look at, and takes the ROLLBACK with which PostgreSQL
 * answers the COMMIT of a failed transaction for success.
 * Without it, an order whose COMMIT was lost in a failover is acknowledged, and never stored.
 */
import type { Core } from '@strapi/strapi';

interface Answer {
  response: { command: string };
}

/** The parts of Knex’s transaction that its types leave out. */
interface Transaction extends Promise<unknown> {
  trxClient: { query(connection: unknown, statement: unknown): Promise<Answer> };
  commit(connection: unknown, value?: unknown): Promise<Answer | undefined>;
}

interface KnexClient {
  transaction(...given: unknown[]): Transaction;
}

export const reportFailedCommits = (strapi: Core.Strapi): void => {
  const client = strapi.db.connection.client as KnexClient;
  const open = client.transaction.bind(client);

  client.transaction = (...given) => {
    const transaction = open(...given);
    const commit = transaction.commit.bind(transaction);
    transaction.commit = async (connection, value) => {
      const { trxClient } = transaction;
      const query = trxClient.query.bind(trxClient);
      trxClient.query = async (...asked) => {
        const answer = await query(...asked);
        if (answer.response.command === 'ROLLBACK') throw new Error('A statement of the transaction had failed');
        return answer;
      };
      const answer = await commit(connection, value);
      // Failed, and this says why.
      if (!answer) await transaction;
      return answer;
    };
    return transaction;
  };
};
