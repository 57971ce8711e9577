/** A list in one cell: entries between bars. A bar or backslash of an entry's own has a backslash in front. */
export const joinList = (entries: readonly string[]): string =>
  entries.map((entry) => entry.replace(/[\\|]/g, '\\$&')).join('|');

const ENTRY = /(?:\\[\\|]|[^|])*/y;

const rawEntries = (cell: string): string[] => {
  const entries: string[] = [];
  for (let position = 0; position <= cell.length; position = ENTRY.lastIndex + 1) {
    ENTRY.lastIndex = position;
    entries.push(ENTRY.exec(cell)?.[0] ?? '');
  }
  return entries;
};

/** Blank entries and repetitions say nothing: `oak | | oak` is one entry. */
export const splitList = (cell: string): string[] => [
  ...new Set(
    rawEntries(cell)
      .map((entry) => entry.replace(/\\([\\|])/g, '$1').trim())
      .filter((entry) => entry !== ''),
  ),
];
