/**
 * Replaces `acquireConnection` of the connection pool that Strapi made, and `query` of each connection that it hands out.
 * Knex knows no limit of a whole request, only one of each query that names it, and Strapi’s own queries name none.
 * Without it, a slow or silent database keeps every request waiting forever, and nobody is told to come back later.
 */
import type { Core } from '@strapi/strapi';
import {
  countWait,
  currentWait,
  DatabaseTimeoutError,
  timeLeft,
  type Wait,
} from '../../database/failures/statement-timeouts';

/** Network time on top of a limit, before a silent server counts as gone. */
const NETWORK_MS = 500;

type Callback = (error: (Error & { code?: string }) | null, result?: unknown) => void;
type Query = (this: unknown, config: unknown, values?: unknown, callback?: unknown) => unknown;

/** The parts of Knex's pooled pg client we use. */
interface Connection {
  query: Query;
  connection: { stream: { destroy(): void } };
}

interface Pool {
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
}

/**
 * The server itself stops slow statements and releases their locks. If it doesn't even report that, cut the connection, which
 * would otherwise block whoever gets it next.
 */
const limitStatements = (connection: Connection): void => {
  const query = connection.query.bind(connection) as Query;
  let limit = 0;

  connection.query = (config, values, callback) => {
    // Knex always queries this way; anything else (its first query, a stream) has no limit.
    if (typeof config !== 'object' || config === null || typeof values !== 'function')
      return query.call(connection, config, values, callback);
    const wait = currentWait();
    const wanted = wait ? timeLeft(wait) : 0;
    const began = Date.now();
    if (wanted !== limit) {
      limit = wanted;
      query.call(connection, `SET statement_timeout = ${wanted}`, (error: unknown) => {
        if (error) limit = -1;
      });
    }
    const answer: Callback = (error, result) => {
      if (wait) countWait(wait, began);
      if (error && wait) wait.failure = error;
      (values as Callback)(error, result);
    };
    if (wanted === 0) return query.call(connection, config, answer);
    return query.call(connection, { ...config, query_timeout: wanted + NETWORK_MS }, ((error, result) => {
      if (error?.message !== 'Query read timeout') return answer(error, result);
      connection.connection.stream.destroy();
      answer(new DatabaseTimeoutError('The database did not answer a statement'));
    }) satisfies Callback);
  };
};

/** With a plain timer, for this is done before every statement: one that is ended by a signal makes an error each time. */
const acquireWithin = (pool: Pool, acquire: Pool['acquireConnection'], wait: Wait): Promise<Connection> =>
  new Promise((resolve, reject) => {
    const began = Date.now();
    const fail = (error: unknown) => {
      countWait(wait, began);
      wait.failure = error;
      reject(error);
    };
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      fail(new DatabaseTimeoutError('No connection to the database was free in time'));
    }, timeLeft(wait));
    acquire().then(
      (connection) => {
        clearTimeout(timer);
        if (isLate) return void pool.releaseConnection(connection);
        countWait(wait, began);
        resolve(connection);
      },
      (error: unknown) => {
        clearTimeout(timer);
        fail(error);
      },
    );
  });

export const applyStatementTimeouts = (strapi: Core.Strapi): void => {
  const pool = strapi.db.connection.client as Pool;
  const acquire = pool.acquireConnection.bind(pool);
  const limited = new WeakSet<Connection>();

  pool.acquireConnection = async () => {
    const wait = currentWait();
    const connection = await (wait ? acquireWithin(pool, acquire, wait) : acquire());
    if (!limited.has(connection)) limitStatements(connection);
    limited.add(connection);
    return connection;
  };
};
