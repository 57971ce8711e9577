import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { createWakeSignal } from '../background/wake-signal';
import { causeOf } from './database-unavailable';

/** Must be shorter than STOP_TIMEOUT_MS in strapi-patches/server/graceful-stop.ts. */
const STOP_DEADLINE = 3_000;

interface Repeated {
  /** For the log: 'Payments'. */
  name: string;
  every: number;
  run: () => Promise<unknown>;
}

/** Does something from time to time until it's stopped. Every replica does, so they have to share the work. */
export const repeatedly = (strapi: Core.Strapi, { name, every, run }: Repeated) => {
  const wakeSignal = createWakeSignal();
  let stopping = false;

  const repeat = async (): Promise<void> => {
    while (!stopping) {
      await run().catch((error) => strapi.log.error(`${name}: ${causeOf(error)}`));
      await wakeSignal.wait(every);
    }
  };
  const running = repeat();

  return {
    async stop(): Promise<void> {
      stopping = true;
      wakeSignal.give();
      await Promise.race([running, sleep(STOP_DEADLINE, undefined, { ref: false })]);
    },
  };
};
