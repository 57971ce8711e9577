import type { Property } from '@stoa/contract';
import {
  newProperty,
  type PropertyRow,
  type PropertyValues,
  rebased,
  toPropertiesInput,
  toPropertyRows,
} from './property-rows';

test('fields that a property kind does not use stay in the form and are not sent', () => {
  const row = { ...newProperty([]), name: 'Height', kind: 'TEXT' as const, unit: 'cm' };
  expect(toPropertiesInput({ properties: [row], updatedAt: '' })).toMatchObject({
    properties: [{ name: 'Height', kind: 'TEXT', unit: null, facet: false, choices: [] }],
  });
});

test('saved properties and values keep their slugs when renamed', () => {
  const [row] = toPropertyRows([
    {
      id: 3,
      slug: 'material',
      name: 'Material',
      kind: 'CHOICE',
      unit: null,
      facet: true,
      choices: [{ slug: 'oak', name: 'Oak' }],
    },
  ]);
  if (!row) throw new Error('There is a row');
  const choices = [
    ...row.choices.map((choice) => ({ ...choice, name: 'Solid oak' })),
    { key: 2, slug: '', name: 'Ash' },
  ];
  expect(toPropertiesInput({ properties: [{ ...row, name: 'Wood', choices }], updatedAt: '' })).toMatchObject({
    properties: [
      { id: 3, slug: 'material', name: 'Wood', choices: [{ slug: 'oak', name: 'Solid oak' }, { name: 'Ash' }] },
    ],
  });
});

test('what was saved keeps the keys of the rows that were sent', () => {
  const saved = (id: number, ...names: string[]): Property => ({
    id,
    slug: `slug-${id}`,
    name: `Property ${id}`,
    kind: 'CHOICE',
    unit: null,
    facet: true,
    choices: names.map((name) => ({ slug: name, name })),
  });
  const keys = (rows: PropertyRow[]) => rows.map(({ key, choices }) => [key, choices.map((choice) => choice.key)]);
  const moved = toPropertyRows([saved(1, 'oak'), saved(2, 'ash', 'elm')])
    .map((row) => ({ ...row, choices: row.choices.toReversed() }))
    .toReversed();
  expect(keys(toPropertyRows([saved(2, 'elm', 'ash'), saved(1, 'oak')], moved))).toEqual([
    [2, [2, 1]],
    [1, [1]],
  ]);
});

test('changes made by others are merged where nothing was changed here', () => {
  const version = (names: Record<number, string>): PropertyValues => ({
    updatedAt: '',
    properties: Object.entries(names).map(([id, name], place) => ({
      ...newProperty([]),
      key: place + 1,
      id: Number(id),
      slug: `slug-${id}`,
      name,
    })),
  });
  const opened = version({ 1: 'Material', 2: 'Height', 3: 'Width', 4: 'Depth' });
  const mine = version({ 1: 'Wood', 2: 'Height', 3: 'Breadth', 4: 'Depth' });
  mine.properties.push({ ...newProperty([]), name: 'Maker' });
  const theirs = version({ 1: 'Timber', 2: 'Tallness', 5: 'Color' });
  const { properties } = rebased(mine, opened, theirs);
  expect(properties.map(({ key, id, slug, name }) => [key, id, slug, name])).toEqual([
    [1, 1, 'slug-1', 'Wood'],
    [2, 2, 'slug-2', 'Tallness'],
    [3, null, 'slug-3', 'Breadth'],
    [4, null, '', 'Maker'],
    [5, 5, 'slug-5', 'Color'],
  ]);
});
