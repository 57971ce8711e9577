import type { Property } from '@stoa/contract';
import { toInput, toUpdateInput } from './item-body';
import { newItem } from './item-fields';
import { formatProperties, valuesFor } from './typed-properties';

const material: Property = {
  id: 1,
  slug: 'material',
  name: 'Material',
  kind: 'CHOICE',
  unit: null,
  choices: [{ slug: 'oak', name: 'Oak' }],
  facet: true,
};
const height: Property = {
  ...material,
  id: 2,
  slug: 'height',
  name: 'Height',
  kind: 'NUMBER',
  unit: 'cm',
  choices: [],
};

test('another category shows the values that fit it until one is entered', () => {
  const typed = { 5: { material: 'oak', height: '12' } };
  expect(valuesFor(typed, '5', [material, height])).toEqual({ material: 'oak', height: '12' });
  const wool = { ...material, choices: [{ slug: 'wool', name: 'Wool' }] };
  expect(valuesFor(typed, '6', [wool, height])).toEqual({ material: '', height: '12' });
  expect(valuesFor({ ...typed, 6: { height: '' } }, '6', [wool, height])).toEqual({ material: '', height: '' });
  expect(valuesFor({ ...typed, 6: { height: '' } }, '5', [material, height])).toEqual({
    material: 'oak',
    height: '12',
  });
});

test('only changed values of the chosen category are sent', () => {
  const opened = { ...newItem, categoryId: '5', properties: { 5: { material: 'oak' } } };
  expect(toUpdateInput({ ...opened, title: 'Bowl' }, opened)).not.toHaveProperty('properties');
  expect(toUpdateInput({ ...opened, categoryId: '6' }, opened).properties).toBeUndefined();
  const changed = { ...opened, properties: { ...opened.properties, 6: { material: 'wool' } } };
  expect(toUpdateInput(changed, opened)).not.toHaveProperty('properties');
  expect(toUpdateInput({ ...changed, categoryId: '6' }, opened).properties).toEqual({ material: 'wool' });
  expect(toInput({ ...changed, categoryId: '6' }).properties).toEqual({ material: 'wool' });
});

test('property values are formatted for people', () => {
  const typed = { 5: { material: 'oak', height: '12', maker: 'Anna', size: '' } };
  expect(formatProperties(typed, { properties: [material, height] }, { categoryId: '5' })).toBe(
    'Material: Oak\nHeight: 12 cm\nmaker: Anna',
  );
});
