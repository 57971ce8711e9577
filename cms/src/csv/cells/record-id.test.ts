import { recordIdIn } from './record-id';

it.each([
  ['', undefined],
  ['  ', undefined],
  [' 12 ', 12],
  ['2147483647', 2_147_483_647],
  ['2147483648', Number.NaN],
  ['0', Number.NaN],
  ['-3', Number.NaN],
  ['1.5', Number.NaN],
  ['one', Number.NaN],
])('the cell %j names the record %d', (cell, id) => expect(recordIdIn(cell)).toBe(id));
