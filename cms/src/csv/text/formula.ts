/**
 * Spreadsheets run cells that look like formulas, so an apostrophe in front makes them text. Cells that already start with
 * apostrophes get one more, so an import can remove exactly what the export added.
 */
const RISKY = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

export const harmless = (cell: string): string => (RISKY.test(cell) ? `'${cell}` : cell);

export const original = (cell: string): string => (cell.startsWith("'") && RISKY.test(cell) ? cell.slice(1) : cell);
