/**
 * Replaces `acquireConnection` of the connection pool that Strapi made, and `query` of each connection that it hands out.
 * Knex knows no limit of a whole request, only one of each query that names it, and Strapi’s own queries name none.
 * Without it, a slow or silent database keeps every request waiting forever, and nobody is told to come back later.
 */
import type { Core } from '@strapi/strapi';
import type { QueryConfig } from 'pg';
import { limitedQueries, type Session } from '../../database/failures/limited-queries';
import { READ_ONLY } from '../../database/failures/prepare-connection';
import {
  countWait,
  currentWait,
  DatabaseTimeoutError,
  timeLeft,
  type Wait,
} from '../../database/failures/statement-timeouts';
import { signals } from '../../database/loops/signals';

/** Network time on top of a limit, before a silent server counts as gone. */
const NETWORK_MS = 500;

type Callback = (error: (Error & { code?: string; severity?: string }) | null, result?: unknown) => void;
type PooledQuery = (this: unknown, config: unknown, values?: unknown, callback?: unknown) => unknown;

/** The parts of Knex's pooled pg client we use. */
interface Connection extends Session {
  query: PooledQuery;
  once(event: 'end', listener: () => void): void;
  /** Knex’s mark: the pool drops it instead of giving it out again. */
  __knex__disposed?: unknown;
  connection: { stream: { destroy(): void } };
}

interface Pool {
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
}

/** The rate limiter’s statements. A session would keep what they prepare under their names, so they become like all others. */
const isNamed = (config: unknown): config is QueryConfig =>
  typeof config === 'object' && config !== null && 'name' in config && !('submit' in config);

const isKnexQuery = (config: unknown): config is QueryConfig => typeof config === 'object' && config !== null;

/**
 * The server itself stops slow statements and releases their locks. If it doesn't even report that, cut the connection, which
 * would otherwise block whoever gets it next.
 */
const limitStatements = (connection: Connection, limitedNow: Set<Connection>): void => {
  const query = connection.query.bind(connection) as PooledQuery;
  const limited = limitedQueries(connection);

  connection.query = (config, values, callback) => {
    if (isNamed(config))
      return new Promise((resolve, reject) => {
        const answer: Callback = (error, result) => (error ? reject(error) : resolve(result));
        connection.query({ text: config.text, values: config.values }, answer);
      });
    // Knex always queries this way; anything else (its first query, a stream) has no limit.
    if (!isKnexQuery(config) || typeof values !== 'function') return query(config, values, callback);
    const wait = currentWait();
    const wanted = wait ? timeLeft(wait) : 0;
    const began = Date.now();
    if (wait) limitedNow.add(connection);
    const answer: Callback = (error, result) => {
      limitedNow.delete(connection);
      // A server that ends the connection says so before it does.
      if (error?.code === READ_ONLY || error?.severity === 'FATAL') connection.__knex__disposed = error;
      if (wait) countWait(wait, began);
      if (error && wait) wait.failure = error;
      (values as Callback)(error, result);
    };
    const answerOrCut: Callback = (error, result) => {
      if (error?.message !== 'Query read timeout') return answer(error, result);
      connection.connection.stream.destroy();
      answer(new DatabaseTimeoutError('The database did not answer a statement'));
    };
    const made = limited(config, wanted);
    if (wanted > 0) made.query_timeout = wanted + NETWORK_MS;
    return query(made, answerOrCut);
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
  const open = new Set<Connection>();
  const limitedNow = new Set<Connection>();

  // Whatever no limit frees would wait for the machine that is gone until TCP gives up, which takes a quarter of an hour.
  signals.onSilence(() => {
    for (const connection of open) if (!limitedNow.has(connection)) connection.connection.stream.destroy();
  });

  pool.acquireConnection = async () => {
    const wait = currentWait();
    const connection = await (wait ? acquireWithin(pool, acquire, wait) : acquire());
    if (!open.has(connection)) {
      limitStatements(connection, limitedNow);
      connection.once('end', () => open.delete(connection));
    }
    open.add(connection);
    return connection;
  };
};
