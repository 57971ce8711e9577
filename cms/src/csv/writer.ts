import { harmless } from './formula';

/** Without it, Excel assumes the local encoding. */
export const BYTE_ORDER_MARK = '\ufeff';

const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/;

const toCell = (text: string): string => {
  if (text === '') return text;
  const cell = harmless(text);
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
};

/** One line in RFC 4180 format. */
export const toLine = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}\r\n`;
