import { test } from '@playwright/test';

/** How often each measurement is repeated. */
export const RUNS = 7;

/** Lists should take no longer than this. */
const SLOW = 1000;

/** A row of the table at the end. */
export interface Figure {
  what: string;
  columns: string[];
  cells: number[];
  remark: string;
}

const TYPE = 'figure';

/** Adds a row to the table at the end. */
export const add = (what: string, cells: Record<string, number>, remark = ''): void => {
  const figure: Figure = { what, columns: Object.keys(cells), cells: Object.values(cells), remark };
  test.info().annotations.push({ type: TYPE, description: JSON.stringify(figure) });
};

/** Records a measurement in milliseconds. Those taken only once are long tasks and aren't marked. */
export const note = (what: string, times: number[]): void => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (place: number) => sorted[Math.floor(place)] ?? 0;
  const median = at(sorted.length / 2);
  const remark = times.length > 1 && median > SLOW ? 'over a second' : '';
  add(what, { 'min ms': at(0), 'median ms': median, 'max ms': at(sorted.length - 1) }, remark);
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
