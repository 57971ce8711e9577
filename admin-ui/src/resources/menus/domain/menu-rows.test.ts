import { dropped, type EntryValues, moved, rowNames, toEntries, toRows, WAYS } from './menu-rows';

const link = (label: string) => ({ label, url: `/${label}` });
const menu = (outline: string): EntryValues[] =>
  outline.split(' ').map((entry) => {
    const [label = '', below = ''] = entry.split(':');
    return { ...link(label), links: below.split(',').filter(Boolean).map(link) };
  });
const outlineOf = (entries: EntryValues[]) =>
  entries
    .map(({ label, links }) => (links.length > 0 ? `${label}:${links.map((below) => below.label).join()}` : label))
    .join(' ');

const rows = toRows(menu('a b:c,d e'));
const placeOf = (label: string) => rows.findIndex((row) => row.label === label);

test('rows are the menu, from top to bottom', () => {
  expect(rows.map(({ label, depth }) => `${depth}${label}`)).toEqual(['0a', '0b', '1c', '1d', '0e']);
  expect(rowNames('header', menu('a b:c'))).toEqual(['header.0', 'header.1', 'header.1.links.0']);
  expect(outlineOf(toEntries(rows))).toBe('a b:c,d e');
});

test.each([
  ['a', 'up', null],
  ['a', 'down', 'b:c,d a e'],
  ['b', 'up', 'b:c,d a e'],
  ['b', 'down', 'a e b:c,d'],
  ['b', 'in', 'a:b,c,d e'],
  ['e', 'in', 'a b:c,d,e'],
  ['e', 'down', null],
  ['a', 'in', null],
  ['c', 'in', null],
  ['c', 'up', 'a:c b:d e'],
  ['c', 'down', 'a b:d,c e'],
  ['d', 'down', 'a b:c e:d'],
  ['c', 'out', 'a b:d c e'],
  ['a', 'out', null],
] as const)('%s moved %s', (label, way, outline) => {
  const change = moved(rows, placeOf(label), way);
  expect(change ? outlineOf(toEntries(change.rows)) : null).toBe(outline);
  if (change) expect(change.rows[change.place]?.label).toBe(label);
});

test.each([
  ['e', 0, 1, 'e a b:c,d'],
  ['e', 3, 0, 'a b:c,e,d'],
  ['b', 0, 0, 'b:c,d a e'],
  ['b', 5, 1, 'a e:b,c,d'],
  ['b', 3, 0, 'a b:c,d e'],
  ['c', 1, 0, 'a c b:d e'],
] as const)('%s dropped before row %i at depth %i', (label, to, depth, outline) => {
  expect(outlineOf(toEntries(dropped(rows, placeOf(label), to, depth).rows))).toBe(outline);
});

test('no move loses a link', () => {
  const labels = (all: { label: string }[]) => all.map(({ label }) => label).sort();
  for (const [from] of rows.entries())
    for (const way of WAYS) {
      const change = moved(rows, from, way);
      if (change) expect(labels(toRows(toEntries(change.rows)))).toEqual(labels(rows));
    }
});
