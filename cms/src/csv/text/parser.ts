import { badRequest } from '../../http/problem';
import { original } from './formula';

/** Rows are numbered as in a spreadsheet: the header is row 1, and a cell with line breaks is still one row. */
export interface CsvRow {
  row: number;
  cells: string[];
}

export const MAX_COLUMNS = 200;
/** Longer than any field of the shop; beyond this, a quote was left open or the file isn't CSV. */
export const MAX_CELL = 2_000_000;

type Delimiter = ',' | ';';

/** Spreadsheets in countries with a decimal comma separate cells by semicolons; the header shows which it is. */
export const delimiterOf = (header: string): Delimiter => {
  const bare = header.replace(/"[^"]*"/g, '');
  return bare.split(';').length > bare.split(',').length ? ';' : ',';
};

type State = 'start' | 'plain' | 'quoted' | 'closing';

/** Reads RFC 4180 chunk by chunk. Skips rows whose cells are all empty. */
export const createCsvParser = () => {
  let delimiter: Delimiter | undefined;
  let state: State = 'start';
  let row = 1;
  let cells: string[] = [];
  let cell = '';
  let afterReturn = false;
  let rows: CsvRow[] = [];
  let header = '';

  const at = (message: string) => badRequest(`Row ${row} ${message}`);

  const append = (text: string): void => {
    cell += text;
    if (cell.length > MAX_CELL)
      throw at(
        state === 'quoted'
          ? 'has a cell that is too long. Is a quotation mark missing?'
          : 'has a cell that is too long',
      );
  };

  const endCell = (): void => {
    if (cells.length === MAX_COLUMNS) throw at(`has more than ${MAX_COLUMNS} cells`);
    cells.push(original(cell));
    cell = '';
    state = 'start';
  };

  const endRow = (): void => {
    endCell();
    if (cells.some((text) => text !== '')) rows.push({ row, cells });
    cells = [];
    row += 1;
  };

  /** Consumes one character, or a run without special characters. Returns where to continue. */
  const step = (text: string, position: number, separator: Delimiter): number => {
    const character = text[position] ?? '';
    if (state === 'quoted') {
      const close = text.indexOf('"', position);
      append(text.slice(position, close < 0 ? undefined : close));
      if (close >= 0) state = 'closing';
      return close < 0 ? text.length : close + 1;
    }
    if (afterReturn && character === '\n') {
      afterReturn = false;
      return position + 1;
    }
    afterReturn = false;
    if (character === separator) endCell();
    else if (character === '\n' || character === '\r') {
      endRow();
      afterReturn = character === '\r';
    } else if (character === '"' && state !== 'plain') {
      if (state === 'closing') append('"');
      state = 'quoted';
    } else if (state === 'closing') throw at('has text after a closing quotation mark');
    else {
      state = 'plain';
      const end = endOfPlain(text, position, separator);
      append(text.slice(position, end));
      return end;
    }
    return position + 1;
  };

  const read = (text: string, separator: Delimiter): void => {
    if (text.includes('\u0000'))
      throw at('or a later one contains a NUL character. This isn’t a CSV file, or it isn’t in UTF-8');
    for (let position = 0; position < text.length; ) position = step(text, position, separator);
  };

  /** The first line determines the delimiter, so wait for all of it. */
  const begin = (text: string, isLast: boolean): void => {
    header += text;
    const line = /^(?:"[^"]*"|[^"\r\n])*(?=[\r\n])/.exec(header)?.[0];
    if (line === undefined && !isLast && header.length <= MAX_CELL) return;
    delimiter = delimiterOf(line ?? header);
    read(header, delimiter);
    header = '';
  };

  const taken = (): CsvRow[] => {
    const complete = rows;
    rows = [];
    return complete;
  };

  return {
    push(text: string): CsvRow[] {
      if (delimiter) read(text, delimiter);
      else begin(text, false);
      return taken();
    },
    /** Returns the last row if the file doesn't end with a line break. */
    end(): CsvRow[] {
      if (!delimiter) begin('', true);
      if (state === 'quoted') throw at('opens a quotation mark that is never closed');
      if (state !== 'start' || cells.length > 0) endRow();
      return taken();
    },
  };
};

const SPECIAL = { ',': /[,\r\n]/g, ';': /[;\r\n]/g };

const endOfPlain = (text: string, position: number, separator: Delimiter): number => {
  const special = SPECIAL[separator];
  special.lastIndex = position;
  return special.exec(text)?.index ?? text.length;
};
