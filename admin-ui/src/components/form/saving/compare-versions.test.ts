import type { FieldTable } from '../field-table';
import { differences, formatValue, merged, nameOf, namesOf } from './compare-versions';

const opened = { title: 'Table', price: '10', tags: [1], updatedAt: 'old' };
const theirs = { title: 'Their table', price: '20', tags: [1], updatedAt: 'new' };
type Values = typeof opened;

const fields: FieldTable<Values> = {
  title: { label: 'Title' },
  price: { label: 'Price' },
  tags: { label: 'Tags', format: (tags) => tags.join(', ') },
};

test('only fields that both changed differently are in conflict; others take the one change', () => {
  const mine = { ...opened, title: 'My table', tags: [2] };
  expect(differences(fields, opened, mine, theirs)).toEqual([
    { name: 'title', preferred: 'mine' },
    { name: 'price', preferred: 'theirs' },
    { name: 'tags', preferred: 'mine' },
  ]);
});

test('chosen values are merged into the other version so that the result can be saved', () => {
  const mine = { ...opened, title: 'My table', tags: [2] };
  expect(merged(fields, mine, theirs, { title: 'mine', price: 'theirs', tags: 'mine' })).toEqual({
    title: 'My table',
    price: '20',
    tags: [2],
    updatedAt: 'new',
  });
});

test('any changed field can be kept, and a field table without one of them does not compile', () => {
  // @ts-expect-error: the price is missing, so a typed price would be lost silently
  const forgetful: FieldTable<Values> = { title: fields.title, tags: fields.tags };
  // @ts-expect-error: a list must define how to put it in words
  const silent: FieldTable<Values> = { ...fields, tags: { label: 'Tags' } };
  // @ts-expect-error: in a form with tabs, every field must name its tab
  const homeless: FieldTable<Pick<Values, 'title'>, 'basic'> = { title: { label: 'Title' } };
  expect([forgetful, silent, homeless]).toHaveLength(3);

  const mine = { title: 'My table', price: '15', tags: [2, 3], updatedAt: 'old' };
  const all = Object.fromEntries(differences(fields, opened, mine, theirs).map(({ name }) => [name, 'mine' as const]));
  expect(merged(fields, mine, theirs, all)).toEqual({ ...mine, updatedAt: 'new' });
});

test('a dependent field is taken together with its field', () => {
  const table: FieldTable<Values> = { ...fields, tags: { ...fields.tags, with: 'title' } };
  const mine = { ...opened, tags: [2] };
  expect(differences(table, opened, mine, { ...opened, price: '20' })).toEqual([
    { name: 'title', preferred: 'mine' },
    { name: 'price', preferred: 'theirs' },
  ]);
  expect(merged(table, mine, theirs, { title: 'mine' })).toEqual({ ...theirs, title: 'Table', tags: [2] });
});

test('values are formatted for people', () => {
  const values = { ...opened, tags: [1, 2] };
  expect([formatValue(fields.title, values, 'title', null), formatValue(fields.tags, values, 'tags', null)]).toEqual([
    'Table',
    '1, 2',
  ]);
  expect(formatValue(fields.title, { ...values, title: '' }, 'title', null)).toBe('nothing');
});

test('records are shown by name, and an unknown one without its id', () => {
  const records = [
    { id: 1, name: 'Oak' },
    { id: 2, name: 'Elm' },
  ];
  expect([nameOf('2', records), nameOf('7', records), nameOf('', records)]).toEqual(['Elm', 'unknown', '']);
  expect([namesOf([1, 2], records), namesOf([1])]).toEqual(['Oak, Elm', 'unknown']);
});
