import { test } from '@playwright/test';

/** How often each measurement is repeated. */
export const RUNS = 7;

/** A measurement, in milliseconds. */
export interface Figure {
  what: string;
  times: number[];
}

const TYPE = 'figure';

/** Records a measurement for the table at the end. */
export const note = (what: string, times: number[]): void => {
  test.info().annotations.push({ type: TYPE, description: JSON.stringify({ what, times } satisfies Figure) });
};

export const figuresOf = (annotations: { type: string; description?: string }[]): Figure[] =>
  annotations.flatMap(({ type, description }) => (type === TYPE && description ? [JSON.parse(description)] : []));

export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Repeats a measurement sequentially. */
export const repeated = async (measure: (round: number) => Promise<number>, rounds = RUNS): Promise<number[]> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await measure(round));
  return times;
};
