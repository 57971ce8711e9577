import { newProperty, toPropertiesInput, toPropertyRows } from './property-rows';

test('what the kind has no use for stays in the form and isn’t sent', () => {
  const row = { ...newProperty([]), name: 'Height', kind: 'TEXT' as const, unit: 'cm' };
  expect(toPropertiesInput({ properties: [row] })).toEqual({
    properties: [{ name: 'Height', kind: 'TEXT', unit: null, facet: false, choices: [] }],
  });
});

test('saved properties and values keep their slugs, whatever they are called', () => {
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
  expect(toPropertiesInput({ properties: [{ ...row, name: 'Wood', choices }] })).toMatchObject({
    properties: [
      { id: 3, slug: 'material', name: 'Wood', choices: [{ slug: 'oak', name: 'Solid oak' }, { name: 'Ash' }] },
    ],
  });
});
