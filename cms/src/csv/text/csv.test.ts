import { joinList, splitList } from '../cells/list-cell';
import { harmless, original } from './formula';
import { createCsvParser, delimiterOf, MAX_COLUMNS } from './parser';
import { toLine } from './writer';

/** Feeds a text in chunks of one size: where a chunk ends must not matter. */
const read = (text: string, size = text.length || 1) => {
  const parser = createCsvParser();
  const rows = [];
  for (let start = 0; start < text.length; start += size) rows.push(...parser.push(text.slice(start, start + size)));
  return [...rows, ...parser.end()];
};
const cellsOf = (text: string, size?: number) => read(text, size).map(({ cells }) => cells);

const TEXTS = [
  '',
  ' ',
  'oak',
  '=1+1',
  "'=1",
  "''",
  '-5',
  '@a',
  '\tx',
  '\rx',
  '\ny',
  'a"b',
  '"',
  '""',
  'a,b',
  'a;b',
  'ä\r\nß',
  '＝1',
  '𝄞',
];

describe('reading', () => {
  it.each([
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\n1;2,5',
      [
        ['a', 'b'],
        ['1', '2,5'],
      ],
    ],
    [
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '"a,;;",b\n1,2',
      [
        ['a,;;', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n"1\r\n2","3""4"\n',
      [
        ['a', 'b'],
        ['1\r\n2', '3"4'],
      ],
    ],
    [
      'a,b\n,\n1,\n',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ['a\nx"y\n', [['a'], ['x"y']]],
    ['', []],
  ])('%j', (text, cells) => {
    for (const size of [1, 2, 3, 7, 100]) expect(cellsOf(text, size)).toEqual(cells);
  });

  it('counts rows as a spreadsheet does', () =>
    expect(read('a\n"1\n2"\n\n3\n').map(({ row }) => row)).toEqual([1, 2, 4]));

  it.each([
    ['a\n"1', 'Row 2 opens a quotation mark that is never closed'],
    ['a\n"1"2', 'Row 2 has text after a closing quotation mark'],
    ['a\n\u0000', 'Row 1 or a later one contains a NUL character. This isn’t a CSV file, or it isn’t in UTF-8'],
    [`a\n"${'x'.repeat(2_000_001)}`, 'Row 2 has a cell that is too long. Is a quotation mark missing?'],
    [','.repeat(10_000), `Row 1 has more than ${MAX_COLUMNS} cells`],
  ])('refuses %.20j', (text, message) => expect(() => read(text)).toThrow(message));
});

describe('writing', () => {
  it('is undone by reading, for every text', () => {
    const lines = TEXTS.map((text, index) => ['row', text, TEXTS[(index * 7) % TEXTS.length] ?? '']);
    const file = [['first', 'second', 'third'], ...lines].map(toLine).join('');
    for (const size of [1, 5, file.length]) expect(cellsOf(file, size).slice(1)).toEqual(lines);
  });

  it('leaves no cell that begins like a formula', () => {
    for (const text of TEXTS) expect(toLine([text])).not.toMatch(/^"?[=+\-@\t＝]/);
    for (const text of TEXTS) expect(original(harmless(text))).toBe(text);
  });
});

describe('a list in one cell', () => {
  it.each([
    [[], ''],
    [['Oak', 'Oiled by hand'], 'Oak|Oiled by hand'],
    [['a|b', 'c\\d', '\\|'], 'a\\|b|c\\\\d|\\\\\\|'],
  ])('%j', (entries, cell) => {
    expect(joinList(entries)).toBe(cell);
    expect(splitList(cell)).toEqual(entries);
  });
  it('is read as people type it', () => expect(splitList(' Oak | | C:\\dir|Oak |')).toEqual(['Oak', 'C:\\dir']));
});

it.each([
  ['a,b;c', ','],
  ['a;b;c', ';'],
  ['"a;b;c;d",e', ','],
  ['a', ','],
])('the delimiter of %s', (header, delimiter) => expect(delimiterOf(header)).toBe(delimiter));
