/** A list in one cell, separated by bars. Bars and backslashes within an entry are escaped with a backslash. */
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

/** Ignores blanks and duplicates: `oak | | oak` is one entry. */
export const splitList = (cell: string): string[] => [
  ...new Set(
    rawEntries(cell)
      .map((entry) => entry.replace(/\\([\\|])/g, '$1').trim())
      .filter((entry) => entry !== ''),
  ),
];
