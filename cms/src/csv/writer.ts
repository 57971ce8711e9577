import { harmless } from './formula';

/** Without it, Excel takes a file for one in the encoding of its country. */
export const BYTE_ORDER_MARK = '\ufeff';

const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/;

const toCell = (text: string): string => {
  const cell = harmless(text);
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
};

/** One line as RFC 4180 has it. */
export const toLine = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}\r\n`;
