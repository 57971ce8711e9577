import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';

/** How long a visitor's request waits for the database in all: for connections, and for statements that are slow. */
export const VISITORS_PATIENCE = 4_000;
/** For work administrators expect to be slow, such as deleting an import of a million rows in one statement. */
export const LONG_PATIENCE = 120_000;
/** Network time on top of that, before a silent server counts as gone. */
const TRANSPORT = 500;

/**
 * Shorter waits aren't counted, so that a request of many quick statements is never cut short, and limits are multiples of it, so
 * that they rarely change. It is also what each statement has, however much was waited before.
 */
const STEP = 500;

interface Wait {
  limit: number;
  /** So far, by the clock: of waits at the same time, each moment counts once. */
  waited: number;
  countedTo: number;
  /** The last error of a statement or connection. */
  failure?: unknown;
}

const patience = new AsyncLocalStorage<Wait>();

/** Of the time that a request may wait. */
export const timeLeft = ({ limit, waited }: Pick<Wait, 'limit' | 'waited'>): number =>
  Math.max(STEP, Math.ceil((limit - waited) / STEP) * STEP);

const count = (wait: Wait, began: number): void => {
  const now = Date.now();
  if (now - began < STEP) return;
  wait.waited += now - Math.max(began, wait.countedTo);
  wait.countedTo = now;
};

/** Limits how long `work` waits for the database. Code outside of it, such as boot and imports, waits as long as it takes. */
export const withPatience = <Result>(milliseconds: number, work: () => PromiseLike<Result>): Promise<Result> =>
  // Awaited inside, because Knex starts a query only when it is awaited.
  patience.run({ limit: milliseconds, waited: 0, countedTo: 0 }, async () => await work());

/** For one of many changes that a request makes: it waits as long as a request of its own would. */
export const withOwnPatience = <Result>(work: () => PromiseLike<Result>): PromiseLike<Result> => {
  const wait = patience.getStore();
  return wait ? withPatience(wait.limit, work) : work();
};

/** Why the database failed the current request. Strapi's code sometimes catches such errors and answers 401 or 500 itself. */
export const databaseFailure = (): unknown => patience.getStore()?.failure;

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

/** The database didn't provide a connection or didn't answer. */
export class DatabaseSilent extends Error {}

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
    const wait = patience.getStore();
    const wanted = wait ? timeLeft(wait) : 0;
    const began = Date.now();
    if (wanted !== limit) {
      limit = wanted;
      query.call(connection, `SET statement_timeout = ${wanted}`, (error: unknown) => {
        if (error) limit = -1;
      });
    }
    const answer: Callback = (error, result) => {
      if (wait) count(wait, began);
      if (error && wait) wait.failure = error;
      (values as Callback)(error, result);
    };
    if (wanted === 0) return query.call(connection, config, answer);
    return query.call(connection, { ...config, query_timeout: wanted + TRANSPORT }, ((error, result) => {
      if (error?.message !== 'Query read timeout') return answer(error, result);
      connection.connection.stream.destroy();
      answer(new DatabaseSilent('The database did not answer a statement'));
    }) satisfies Callback);
  };
};

/** With a plain timer, for this is done before every statement: one that is ended by a signal makes an error each time. */
const acquireWithin = (pool: Pool, acquire: Pool['acquireConnection'], wait: Wait): Promise<Connection> =>
  new Promise((resolve, reject) => {
    const began = Date.now();
    const fail = (error: unknown) => {
      count(wait, began);
      wait.failure = error;
      reject(error);
    };
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      fail(new DatabaseSilent('No connection to the database was free in time'));
    }, timeLeft(wait));
    acquire().then(
      (connection) => {
        clearTimeout(timer);
        if (isLate) return void pool.releaseConnection(connection);
        count(wait, began);
        resolve(connection);
      },
      (error: unknown) => {
        clearTimeout(timer);
        fail(error);
      },
    );
  });

/** `withPatience` takes effect only after this is called. */
export const limitPatience = (strapi: Core.Strapi): void => {
  const pool = strapi.db.connection.client as Pool;
  const acquire = pool.acquireConnection.bind(pool);
  const limited = new WeakSet<Connection>();

  pool.acquireConnection = async () => {
    const wait = patience.getStore();
    const connection = await (wait ? acquireWithin(pool, acquire, wait) : acquire());
    if (!limited.has(connection)) limitStatements(connection);
    limited.add(connection);
    return connection;
  };
};
