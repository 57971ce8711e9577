import { readHeader } from '../header';
import { type Column, differs, fieldValue } from './columns';

const column = (kind: Column['kind']): Column => ({ name: 'it', field: 'it', kind });

describe('a cell changes nothing', () => {
  it.each<[Column['kind'], string, string]>([
    ['text', 'a\r\nb', 'a\nb'],
    ['text', ' a ', 'a'],
    ['price', '12,5', '12.50'],
    ['price', '', ''],
    ['whole', '007', '7'],
    ['word', 'sold_out', 'SOLD_OUT'],
    ['flag', 'TRUE', 'true'],
    ['tags', 'oak | walnut|', 'oak|walnut'],
    ['list', '', ''],
  ])('%s: %j is %j', (kind, cell, current) => expect(differs(column(kind), cell, current)).toBe(false));
});

describe('a cell changes something', () => {
  it.each<[Column['kind'], string, string]>([
    ['text', 'A', 'a'],
    ['price', '', '12.50'],
    ['price', '12.51', '12.50'],
    ['whole', '', '0'],
    ['tags', 'walnut|oak', 'oak|walnut'],
    ['list', '', 'Drawer'],
  ])('%s: %j is not %j', (kind, cell, current) => expect(differs(column(kind), cell, current)).toBe(true));
});

describe('the value of a cell', () => {
  const lookups = { categories: new Map([['wood', 4]]), tags: new Map([['oak', 7]]) };
  it.each<[Column['kind'], string, boolean, unknown]>([
    ['price', '12,50', true, { value: '12.50' }],
    ['price', '1.234,50', true, { value: '1.234,50' }],
    ['text', '', true, { value: undefined }],
    ['text', '', false, { value: '' }],
    ['optionalText', '', false, { value: null }],
    ['category', 'wood', false, { value: 4 }],
    ['category', '', false, { fault: 'Category is required' }],
    ['category', '', true, { value: undefined }],
    ['category', 'stone', true, { fault: 'There is no category with the slug “stone”' }],
    ['tags', 'oak', false, { value: [7] }],
    ['tags', '', false, { value: [] }],
    ['tags', 'oak|elm', false, { fault: 'There is no tag with the slug “elm”' }],
  ])('%s: %j', (kind, cell, creates, value) =>
    expect(fieldValue(column(kind), cell, lookups, { creates })).toEqual(value),
  );
});

describe('a header', () => {
  const columns = [
    { name: 'id', kind: 'whole' as const },
    column('text'),
    { name: 'viewCount', kind: 'whole' as const },
  ];
  it('is read as people write it', () =>
    expect(readHeader(['ID', 'It ', 'view_count', 'colour', ''], columns)).toEqual({
      names: ['id', 'it', null, null, null],
      unknown: ['colour'],
      readOnly: ['viewCount'],
    }));
  it('must name what a row is found by', () =>
    expect(() => readHeader(['it', 'colour'], columns)).toThrow(
      /^The first row must contain column names, including id or slug/,
    ));
});
