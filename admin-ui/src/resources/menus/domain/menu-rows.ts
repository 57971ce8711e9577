export interface LinkValues {
  label: string;
  url: string;
}

export interface EntryValues extends LinkValues {
  /** Those below it. */
  links: LinkValues[];
}

export interface Row extends LinkValues {
  depth: 0 | 1;
}

/** From top to bottom, as they’re seen and moved. */
export const toRows = (entries: readonly EntryValues[]): Row[] =>
  entries.flatMap(({ links, ...entry }) => [
    { ...entry, depth: 0 as const },
    ...links.map((link) => ({ ...link, depth: 1 as const })),
  ]);

/** Where each row is in the form. */
export const rowNames = (menu: string, entries: readonly EntryValues[]): string[] =>
  entries.flatMap(({ links }, place) => [
    `${menu}.${place}`,
    ...links.map((_link, below) => `${menu}.${place}.links.${below}`),
  ]);

/** A row that has nothing above it is on the first level. */
export function toEntries(rows: readonly Row[]): EntryValues[] {
  const entries: EntryValues[] = [];
  for (const { depth, ...link } of rows) {
    const above = entries.at(-1);
    if (depth === 0 || !above) entries.push({ ...link, links: [] });
    else above.links.push(link);
  }
  return entries;
}

/** The row, with those below it. */
const blockAt = (rows: readonly Row[], place: number): Row[] => {
  const end = rows.findIndex(({ depth }, other) => other > place && depth === 0);
  return rows[place]?.depth === 0 ? rows.slice(place, end === -1 ? rows.length : end) : rows.slice(place, place + 1);
};

export interface Moved {
  rows: Row[];
  /** Where the row is now. */
  place: number;
}

/** To before the row that is at `to` now. A row between those below another is one of them. */
export function dropped(rows: readonly Row[], from: number, to: number, depth: 0 | 1): Moved {
  const block = blockAt(rows, from);
  if (to > from && to < from + block.length) return { rows: [...rows], place: from };
  const others = rows.toSpliced(from, block.length);
  const place = to > from ? to - block.length : to;
  const first = place === 0 ? 0 : others[place]?.depth === 1 ? 1 : depth;
  const [row, ...below] = block;
  return { rows: row ? others.toSpliced(place, 0, { ...row, depth: first }, ...below) : others, place };
}

export const WAYS = ['up', 'down', 'in', 'out'] as const;
export type Way = (typeof WAYS)[number];

const targets: Record<Way, (rows: readonly Row[], from: number) => { to: number; depth: 0 | 1 } | undefined> = {
  up(rows, from) {
    if (rows[from]?.depth === 1) return from > 1 ? { to: from - 1, depth: 1 } : undefined;
    const to = rows.findLastIndex(({ depth }, place) => place < from && depth === 0);
    return to === -1 ? undefined : { to, depth: 0 };
  },
  down(rows, from) {
    const next = from + blockAt(rows, from).length;
    if (next >= rows.length) return undefined;
    return rows[from]?.depth === 1 ? { to: next + 1, depth: 1 } : { to: next + blockAt(rows, next).length, depth: 0 };
  },
  in: (rows, from) => (rows[from]?.depth === 0 && from > 0 ? { to: from, depth: 1 } : undefined),
  out(rows, from) {
    if (rows[from]?.depth !== 1) return undefined;
    const next = rows.findIndex(({ depth }, place) => place > from && depth === 0);
    return { to: next === -1 ? rows.length : next, depth: 0 };
  },
};

/** Undefined if it can’t be moved that way. */
export function moved(rows: readonly Row[], from: number, way: Way): Moved | undefined {
  const target = targets[way](rows, from);
  return target && dropped(rows, from, target.to, target.depth);
}
