import { differences, merged, nameOf, namesOf, said } from './differences';

const fields = [
  { name: 'title' as const, label: 'Title' },
  { name: 'price' as const, label: 'Price' },
  { name: 'tags' as const, label: 'Tags', inWords: (tags: number[]) => tags.join(', ') },
];
const opened = { title: 'Table', price: '10', tags: [1], updatedAt: 'old' };
const theirs = { title: 'Their table', price: '20', tags: [1], updatedAt: 'new' };

test('only what differs is asked about; what was touched by one alone is theirs or mine by itself', () => {
  const mine = { ...opened, title: 'My table', tags: [2] };
  expect(differences(fields, opened, mine, theirs).map(({ field, preferred }) => [field.name, preferred])).toEqual([
    ['title', 'mine'],
    ['price', 'theirs'],
    ['tags', 'mine'],
  ]);
});

test('the choice is made on top of their version, so that it can be saved', () => {
  const mine = { ...opened, title: 'My table', tags: [2] };
  expect(merged(mine, theirs, { title: 'mine', price: 'theirs', tags: 'mine' })).toEqual({
    title: 'My table',
    price: '20',
    tags: [2],
    updatedAt: 'new',
  });
});

test('values are said in words', () => {
  expect(fields.map((field) => said(field, opened[field.name]))).toEqual(['Table', '10', '1']);
  expect(said({ name: 'title', label: 'Title' }, '')).toBe('nothing');
});

test('records are said by their names; one that is not known, which may be deleted, is said without its id', () => {
  const records = [
    { id: 1, name: 'Oak' },
    { id: 2, name: 'Elm' },
  ];
  expect([nameOf(records)('2'), nameOf(records)('7'), nameOf(records)('')]).toEqual(['Elm', 'unknown', '']);
  expect([namesOf(records)([1, 2]), namesOf()([1])]).toEqual(['Oak, Elm', 'unknown']);
});
