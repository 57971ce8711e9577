import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a visitor's request waits for the database in all: for connections, and for statements that are slow. */
export const REQUEST_TIMEOUT_MS = 4_000;
/** For work administrators expect to be slow, such as deleting an import of a million rows in one statement. */
export const LONG_TIMEOUT_MS = 120_000;

/**
 * Shorter waits aren't counted, so that a request of many quick statements is never cut short, and limits are multiples of it, so
 * that they rarely change. It is also what each statement has, however much was waited before.
 */
const STEP = 500;

export interface Wait {
  limit: number;
  /** So far, by the clock: of waits at the same time, each moment counts once. */
  waited: number;
  countedTo: number;
  /** The last error of a statement or connection. */
  failure?: unknown;
}

const waits = new AsyncLocalStorage<Wait>();

/** Of the time that a request may wait. */
export const timeLeft = ({ limit, waited }: Pick<Wait, 'limit' | 'waited'>): number =>
  Math.max(STEP, Math.ceil((limit - waited) / STEP) * STEP);

export const countWait = (wait: Wait, began: number): void => {
  const now = Date.now();
  if (now - began < STEP) return;
  wait.waited += now - Math.max(began, wait.countedTo);
  wait.countedTo = now;
};

/** Undefined outside of `withStatementTimeout`, where nothing limits a wait. */
export const currentWait = (): Wait | undefined => waits.getStore();

/** Limits how long `work` waits for the database. Code outside of it, such as boot and imports, waits as long as it takes. */
export const withStatementTimeout = <Result>(milliseconds: number, work: () => PromiseLike<Result>): Promise<Result> =>
  // Awaited inside, because Knex starts a query only when it is awaited.
  waits.run({ limit: milliseconds, waited: 0, countedTo: 0 }, async () => await work());

/** For one of many changes that a request makes: it waits as long as a request of its own would. */
export const withOwnStatementTimeout = <Result>(work: () => PromiseLike<Result>): PromiseLike<Result> => {
  const wait = currentWait();
  return wait ? withStatementTimeout(wait.limit, work) : work();
};

/** Why the database failed the current request. Strapi's code sometimes catches such errors and answers 401 or 500 itself. */
export const databaseFailure = (): unknown => currentWait()?.failure;

/** The database didn't provide a connection or didn't answer. */
export class DatabaseTimeoutError extends Error {}
