import { setImmediate as nextTurn } from 'node:timers/promises';

const STRETCH = 20;

/** Called between the pieces of long work, it lets requests have their turn every few milliseconds. */
export const createBreath = () => {
  let since = performance.now();
  return async (): Promise<void> => {
    if (performance.now() - since < STRETCH) return;
    await nextTurn();
    since = performance.now();
  };
};
