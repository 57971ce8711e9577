import type { Property, PropertyValue } from '@stoa/contract';
import { propertiesIn, propertyCell, propertySample, samePropertyCell } from './property-cell';

const property = (name: string, kind: Property['kind'], choices: Property['choices'] = []): Property => ({
  id: 1,
  slug: name.toLowerCase().replaceAll(/\W/g, '-'),
  name,
  kind,
  unit: null,
  choices,
  facet: false,
});
const properties = [
  property('Size', 'CHOICE', [
    { slug: '12', name: '1/2' },
    { slug: '12-2', name: '12' },
    { slug: 's-m', name: 'S|M' },
  ]),
  property('Height', 'NUMBER'),
  property('Oiled', 'FLAG'),
  property('Made by', 'TEXT'),
];

const written = (values: Record<string, PropertyValue>) =>
  propertyCell(
    properties.flatMap((one) => (one.slug in values ? [{ ...one, value: values[one.slug] as PropertyValue }] : [])),
  );

test.each<[Record<string, PropertyValue>, string]>([
  [{}, ''],
  [
    { size: '12', height: 12.5, oiled: false, 'made-by': 'Anna = Bo | Co' },
    'Size=1/2|Height=12.5|Oiled=No|Made by=Anna = Bo \\| Co',
  ],
  // The name of one value is the slug of another.
  [{ size: '12-2', height: 1234.5, oiled: true }, 'Size=12-2|Height=1234.5|Oiled=Yes'],
  [{ size: 's-m', height: -0.0001 }, 'Size=S\\|M|Height=-0.0001'],
])('%j is the cell %s, without loss', (values, cell) => {
  expect(written(values)).toBe(cell);
  expect(propertiesIn(cell, properties)).toEqual({ value: values });
});

test.each([
  ['made by = Anna | HEIGHT=3', { value: { 'made-by': 'Anna', height: 3 } }],
  ['made-by=Anna|Height=', { value: { 'made-by': 'Anna' } }],
  ['Color=red', { fault: 'The item’s category has no property “Color”' }],
  ['Size=XL|Height=tall', { fault: 'Size must be one of 1/2, 12, S|M; Height must be a number' }],
])('%s is read as people write it', (cell, value) => expect(propertiesIn(cell, properties)).toEqual(value));

test('the order doesn’t matter', () => {
  expect(samePropertyCell('Height=3 | Oiled=Yes', 'Oiled=Yes|Height=3')).toBe(true);
  expect(samePropertyCell('Height=3', 'Height=4')).toBe(false);
});

test('an example can be imported', () =>
  expect(propertiesIn(propertySample(properties), properties)).toEqual({
    value: { size: '12', height: 12, oiled: true, 'made-by': 'Text' },
  }));
