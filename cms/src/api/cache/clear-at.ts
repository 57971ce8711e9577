import { LIFE } from './answer-cache';

/** A page is kept as long as any answer, and may be made of answers that were kept before it. */
export const LONGEST = 2 * LIFE;
/** Timers may be early by a millisecond. */
const A_LITTLE = 5;

/** For what changes by itself at a moment: what was made before it isn't kept after it. Moments further away need nothing. */
export const createClearAt = (clear: () => void) => {
  const awaited = new Set<number>();
  return (moment: number): void => {
    const wait = moment - Date.now();
    if (wait <= 0 || wait > LONGEST || awaited.has(moment)) return;
    awaited.add(moment);
    setTimeout(() => {
      awaited.delete(moment);
      clear();
    }, wait + A_LITTLE).unref();
  };
};
