import type { Property } from '@stoa/contract';
import { attributeCells } from './attribute-cells';

const property = (more: Pick<Property, 'slug' | 'name' | 'kind'> & Partial<Property>): Property => ({
  id: 1,
  unit: null,
  choices: [],
  facet: true,
  ...more,
});
const properties = [
  property({ slug: 'material', name: 'Material', kind: 'CHOICE', choices: [{ slug: 'oak', name: 'Oak' }] }),
  property({ slug: 'height', name: 'Height', kind: 'NUMBER', unit: 'cm' }),
  property({ slug: 'oiled', name: 'Oiled', kind: 'FLAG' }),
];
const attribute = (name: string, value: string) => ({ name, value });

it('attributes are properties where the category has them, and features otherwise', () => {
  const attributes = [
    attribute('material', 'oak'),
    attribute('Height', '12 cm'),
    attribute('Oiled', 'Yes'),
    attribute('Origin', 'Portugal'),
    attribute('Material=', 'x'),
  ];
  expect(attributeCells(attributes, properties, undefined)).toEqual({
    properties: 'Material=Oak|Height=12|Oiled=Yes',
    features: 'Origin: Portugal|Material=: x',
  });
});

it('what doesn’t fit is a feature', () => {
  const attributes = [attribute('Material', 'Oak, Ash'), attribute('Height', 'tall')];
  expect(attributeCells(attributes, properties, undefined)).toEqual({ features: 'Material: Oak, Ash|Height: tall' });
});

it('other values stay as they are', () => {
  expect(attributeCells([attribute('Height', '12')], properties, 'Material=Oak|Height=3')).toEqual({
    properties: 'Material=Oak|Height=12',
  });
  expect(attributeCells([], properties, 'Material=Oak')).toEqual({});
});
