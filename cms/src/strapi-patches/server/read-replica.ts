/**
 * Replaces `acquireConnection`, `releaseConnection`, and `transaction` of the Knex client that Strapi made. All statements, Strapi’s
 * own as well, take their connection there, so this is the one place that can send those of public reads to a replica.
 * Without it, a replica takes no load from the primary.
 */
import type { Core } from '@strapi/strapi';
import type { QueryConfig } from 'pg';
import {
  type Callback,
  type ReplicaConnection,
  readingFromPrimary,
  readReplica,
} from '../../database/replica/read-replica';

type Connection = Pick<ReplicaConnection, 'query'>;

interface KnexClient {
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
  transaction(...given: unknown[]): unknown;
}

export const readPublicFromReplica = (strapi: Core.Strapi): void => {
  if (!readReplica.isSet) return;
  const client = strapi.db.connection.client as KnexClient;
  const acquire = client.acquireConnection.bind(client);
  const release = client.releaseConnection.bind(client);
  const transaction = client.transaction.bind(client);
  const replicas = new WeakSet<Connection>();

  const askPrimary = (config: QueryConfig, callback: Callback): void => {
    acquire().then(
      (connection) =>
        connection.query(config, (error, result) => {
          void release(connection);
          callback(error, result);
        }),
      callback,
    );
  };

  client.acquireConnection = async () => {
    const connection = await readReplica.connect(askPrimary);
    if (!connection) return acquire();
    replicas.add(connection);
    return connection;
  };
  client.releaseConnection = async (connection) =>
    replicas.has(connection) ? (connection as ReplicaConnection).release() : release(connection);
  // What belongs together can’t go on elsewhere when the replica fails.
  client.transaction = (...given) => readingFromPrimary(() => transaction(...given));
};
