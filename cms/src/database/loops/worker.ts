import type { Core } from '@strapi/strapi';
import { describeUnavailable, tookTooLong } from '../failures/database-unavailable';
import type { Sql } from '../sql';
import { createLoop, type Loop } from './loop';

const LOOK_EVERY = 2_000;

interface Counted {
  id: number;
  /** Since it last got further. */
  attempts: number;
}

/** After these, it isn't tried again. */
export const ATTEMPTS = 5;

interface Work<Due extends Counted> {
  table: string;
  /** For the log: 'Import'. */
  noun: string;
  /** Takes what has waited longest and holds it for the transaction, so a killed process releases it at once. With an id, only that. */
  take: (trx: Sql, id?: number) => Promise<Due | undefined>;
  /** Does a part of it, and sets its attempts to 0. What it did and how far it is share the transaction. */
  advance: (trx: Sql, due: Due) => Promise<void>;
  /** After an unexpected error, or when there are no attempts left. */
  putOff: (sql: Sql, id: number) => Promise<void>;
}

/** Does long work in batches, each in a transaction of its own: after a crash, the next process continues where this one stopped. */
export const createWorker = <Due extends Counted>(
  strapi: Core.Strapi,
  { noun, table, take, advance, putOff }: Work<Due>,
): Loop => {
  /** Counted before it is made and on its own, so that work which kills the process isn’t begun forever. */
  const beginAttempt = async () =>
    strapi.db.transaction(async ({ trx }): Promise<Due | undefined> => {
      const due = await take(trx);
      if (due) await trx(table).where({ id: due.id }).increment('attempts', 1);
      return due;
    });

  /** Returns false when nothing is waiting. */
  const step = async (): Promise<boolean> => {
    const sql = strapi.db.connection;
    const begun = await beginAttempt();
    if (!begun) return false;
    const { id, attempts } = begun;
    try {
      if (attempts >= ATTEMPTS) throw new Error(`The process ended ${attempts} times while it worked on this`);
      await strapi.db.transaction(async ({ trx }) => {
        const due = await take(trx, id);
        if (due) await advance(trx, due);
      });
      return true;
    } catch (error) {
      // An unavailable database isn't the fault of the work. What takes too long must not hold up other work.
      if (describeUnavailable(error) && !tookTooLong(error)) {
        await sql(table).where({ id }).decrement('attempts', 1);
        throw error;
      }
      strapi.log.error(`${noun} ${id}: ${(error as Error).stack}`);
      await putOff(sql, id);
      return false;
    }
  };

  return createLoop(strapi, { name: noun, every: LOOK_EVERY, run: step });
};
