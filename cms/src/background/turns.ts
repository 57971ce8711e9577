import { setImmediate as nextTurn } from 'node:timers/promises';

const STRETCH = 20;

/** Called between steps of long work, lets waiting requests run every few milliseconds. */
export const createTurns = () => {
  let since = performance.now();
  return async (): Promise<void> => {
    if (performance.now() - since < STRETCH) return;
    await nextTurn();
    since = performance.now();
  };
};
