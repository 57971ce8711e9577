import { harmless } from './formula';

/** Without it, Excel assumes the local encoding. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Most cells are, and need no closer look. */
const PLAIN = /^[\w./:]*$/;
const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/;

const toCell = (text: string): string => {
  if (PLAIN.test(text)) return text;
  const cell = harmless(text);
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
};

/** Cells of a line in RFC 4180 format. */
export const toCells = (cells: readonly string[]): string => cells.map(toCell).join(',');

export const toLine = (cells: readonly string[]): string => `${toCells(cells)}\r\n`;
