import { createHash } from 'node:crypto';

/** Whatever a run draws depends on it, and a run with the same SEED draws the same again. jest.config.mjs chooses and prints it. */
export const SEED = Number(process.env.SEED);

/** Of so many turns, each name has one, and so has each run. */
export const isTurnOf = (name: string, turns: number): boolean =>
  createHash('sha256').update(name).digest().readUInt32LE() % turns === SEED % turns;

/** Numbers from 0 to 1, others for each name. */
export const randomFor = (name: string): (() => number) => {
  let drawn = 0;
  return () => {
    drawn += 1;
    return createHash('sha256').update(`${SEED} ${name} ${drawn}`).digest().readUInt32LE() / 2 ** 32;
  };
};
