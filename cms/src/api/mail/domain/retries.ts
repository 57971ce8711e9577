const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The pause after the first, second, … failed attempt: a hiccup costs seconds, a long outage few attempts. */
const PAUSES = [2 * SECOND, 10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR];
const LONGEST_PAUSE = 4 * HOUR;
export const GIVE_UP_AFTER = 72 * HOUR;

/** Milliseconds until the next attempt, or undefined when the mail has waited long enough. */
export const nextPause = (attempts: number, age: number): number | undefined => {
  const pause = PAUSES[attempts - 1] ?? LONGEST_PAUSE;
  return age + pause > GIVE_UP_AFTER ? undefined : pause;
};
