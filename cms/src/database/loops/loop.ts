import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { loopRounds, loopSucceededAt } from '../../monitoring/metrics';
import { causeOf } from '../failures/database-unavailable';

/** Must be shorter than STOP_TIMEOUT_MS in strapi-patches/server/graceful-stop.ts. */
const STOP_DEADLINE = 3_000;

/** Wakes one waiter. If no one is waiting, the next wait returns at once. */
const createWakeSignal = () => {
  let given = false;
  let wake: (() => void) | undefined;

  return {
    give(): void {
      given = true;
      wake?.();
    },
    async wait(milliseconds: number): Promise<void> {
      if (!given)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      given = false;
      wake = undefined;
    },
  };
};

interface Work {
  /** For the log: 'Payments'. */
  name: string;
  /** Milliseconds from one round to the next. */
  every: number | (() => number);
  /** One round. True: there is more to do, at once. */
  run: () => Promise<unknown>;
  /** Waits for what rounds began and didn't wait for. */
  finish?: () => Promise<unknown>;
}

/**
 * Everything that the shop does by itself is such a loop: rounds until it's stopped, woken early where there is something to do.
 * Every replica has them all, so they share the work by locks and leases in the database, where it also survives a stop.
 */
export const createLoop = (strapi: Core.Strapi, { name, every, run, finish }: Work) => {
  const wakeSignal = createWakeSignal();
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  const round = async (): Promise<unknown> => {
    try {
      const hasMore = await run();
      loopRounds.inc({ loop: name, outcome: 'success' });
      loopSucceededAt.setToCurrentTime({ loop: name });
      return hasMore;
    } catch (error) {
      loopRounds.inc({ loop: name, outcome: 'error' });
      return void strapi.log.error(`${name}: ${causeOf(error)}`);
    }
  };

  const repeat = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const hasMore = await round();
      if (hasMore !== true) await wakeSignal.wait(typeof every === 'number' ? every : every());
    }
    await finish?.();
  };

  return {
    name,
    /** Aborted when the loop stops. */
    signal: stopping.signal,
    wake: wakeSignal.give,
    start(): void {
      running = repeat();
    },
    /** Lets the round finish, within the time that a stop may take. */
    async stop(): Promise<void> {
      stopping.abort();
      wakeSignal.give();
      await Promise.race([running, sleep(STOP_DEADLINE, undefined, { ref: false })]);
    },
  };
};

export type Loop = ReturnType<typeof createLoop>;
