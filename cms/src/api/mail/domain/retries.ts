const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses after the first, second, and later failures: a hiccup costs seconds, and a long outage costs few attempts. */
const BACKOFFS = [2 * SECOND, 10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR];
const MAX_BACKOFF = 4 * HOUR;
export const GIVE_UP_AFTER = 72 * HOUR;

/** Milliseconds until the next attempt; undefined if it's time to give up. */
export const nextPause = (attempts: number, age: number): number | undefined => {
  const backoff = BACKOFFS[attempts - 1] ?? MAX_BACKOFF;
  return age + backoff > GIVE_UP_AFTER ? undefined : backoff;
};
