/** Returns numbers in [0, 1), the same sequence for the same seed on every machine. */
export type Random = () => number;

export function randomFrom(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) {
    state = Math.imul(state ^ character.charCodeAt(0), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Pool<T> = readonly [T, ...T[]];

export const between = (random: Random, low: number, high: number) => low + random() * (high - low);

export function pick<T>(random: Random, list: Pool<T>): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

/** Returns a shuffled copy. */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, place: random() }))
    .sort((first, second) => first.place - second.place)
    .map(({ value }) => value);
}
