import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { createWakeSignal } from '../background/wake-signal';
import type { Sql } from './sql';
import { causeOf, describeTrouble, tookTooLong } from './trouble';

const LOOK_EVERY = 2_000;

interface Work<Due extends { id: number }> {
  /** For the log: 'Import'. */
  noun: string;
  /** Takes what has waited longest and holds it for the transaction, so a killed process releases it at once. */
  take: (trx: Sql) => Promise<Due | undefined>;
  /** Does a part of it. What it did and how far it is share the transaction. */
  advance: (trx: Sql, due: Due) => Promise<void>;
  /** After an unexpected error. */
  putOff: (sql: Sql, id: number) => Promise<void>;
}

/** Does long work in batches, each in a transaction of its own: after a crash, the next process continues where this one stopped. */
export const createWorker = <Due extends { id: number }>(
  strapi: Core.Strapi,
  { noun, take, advance, putOff }: Work<Due>,
) => {
  const wakeSignal = createWakeSignal();
  let stopping = false;
  let running: Promise<void> | undefined;

  /** Returns false when nothing is waiting. */
  const step = async (): Promise<boolean> => {
    let taken: number | undefined;
    try {
      return await strapi.db.transaction(async ({ trx }) => {
        const due = await take(trx);
        if (!due) return false;
        taken = due.id;
        await advance(trx, due);
        return true;
      });
    } catch (error) {
      // An unavailable database isn't the fault of the work. What takes too long must not hold up other work.
      if (describeTrouble(error) && !tookTooLong(error)) throw error;
      strapi.log.error(`${noun} ${taken ?? ''}: ${(error as Error).stack}`);
      if (taken !== undefined) await putOff(strapi.db.connection, taken);
      return false;
    }
  };

  const run = async (): Promise<void> => {
    while (!stopping) {
      const worked = await step().catch((error: Error) => {
        strapi.log.error(`${noun}: ${causeOf(error)}`);
        return false;
      });
      if (!worked) await wakeSignal.wait(LOOK_EVERY);
    }
  };

  return {
    wake: wakeSignal.give,
    start(): void {
      running = run();
    },
    /** Lets the current batch finish; the rest waits for the next process. */
    async stop(deadline: number): Promise<void> {
      stopping = true;
      wakeSignal.give();
      await Promise.race([running, sleep(deadline, undefined, { ref: false })]);
    },
  };
};
