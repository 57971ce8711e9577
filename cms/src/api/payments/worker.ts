import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { createWakeSignal } from '../../background/wake-signal';
import { causeOf } from '../../database/trouble';
import { environment } from '../../environment';
import { reconcile } from './flow/reconcile';

const EVERY = environment.reconcileEvery;
/** Must be shorter than PATIENCE in http/graceful-stop.ts. */
const STOP_DEADLINE = 3_000;

/** Looks after payments that are under way. Every replica runs one; they share the work. */
export const createReconciler = (strapi: Core.Strapi) => {
  const wakeSignal = createWakeSignal();
  let stopping = false;

  const run = async (): Promise<void> => {
    while (!stopping) {
      await reconcile(strapi).catch((error) => strapi.log.error(`Payments: ${causeOf(error)}`));
      await wakeSignal.wait(EVERY);
    }
  };
  const running = run();

  return {
    async stop(): Promise<void> {
      stopping = true;
      wakeSignal.give();
      await Promise.race([running, sleep(STOP_DEADLINE, undefined, { ref: false })]);
    },
  };
};
