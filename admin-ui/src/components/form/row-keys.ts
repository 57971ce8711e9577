/** The key tells a row from the others, and goes with it when it moves. */
export type Keyed<Row> = { key: number } & Row;

type Keys = readonly { key: number }[];

export const nextKey = (rows: Keys): number => Math.max(0, ...rows.map(({ key }) => key)) + 1;

/** Gives rows keys: those that stood at their places in `before`, and new ones to the rest. */
export function withKeys<Row extends object>(rows: readonly Row[], before: Keys = []): Keyed<Row>[] {
  const first = nextKey(before);
  return rows.map((row, place) => ({ key: before[place]?.key ?? first + place - before.length, ...row }));
}
