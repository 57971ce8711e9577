import type { Property, PropertyValue } from '@stoa/contract';
import type { Cells } from './columns';
import { joinList } from './list-cell';
import { propertiesIn, propertyCell } from './property-cell';

/** What another program says of a record under a name of its own. */
export interface Attribute {
  name: string;
  value: string;
}

const valuesIn = (cell: string, properties: readonly Property[]): Record<string, PropertyValue> => {
  const read = propertiesIn(cell, properties);
  return read.value ?? {};
};

/** The value of the property with that name, if there is one and it fits: `12 cm` is a number of centimeters. */
const asProperty = ({ name, value }: Attribute, properties: readonly Property[]): Record<string, PropertyValue> => {
  if (name.includes('=')) return {};
  const unit = properties.find((property) => property.name.toLowerCase() === name.toLowerCase())?.unit;
  const bare = unit && value.endsWith(unit) ? value.slice(0, -unit.length).trim() : value;
  return valuesIn(joinList([`${name}=${bare}`]), properties);
};

/** Attributes become properties where the category has them, beside those that the record has already, and features otherwise. */
export const attributeCells = (
  attributes: readonly Attribute[],
  properties: readonly Property[],
  current: string | undefined,
): Cells => {
  const read = attributes.map((attribute) => ({ attribute, values: asProperty(attribute, properties) }));
  const held: Record<string, PropertyValue> = Object.assign({}, ...read.map(({ values }) => values));
  const features = read.filter(({ values }) => Object.keys(values).length === 0).map(({ attribute }) => attribute);
  const all = { ...valuesIn(current ?? '', properties), ...held };
  return {
    ...(features.length > 0 && { features: joinList(features.map(({ name, value }) => `${name}: ${value}`)) }),
    ...(Object.keys(held).length > 0 && {
      properties: propertyCell(
        properties.flatMap((property) => {
          const value = all[property.slug];
          return value === undefined ? [] : [{ ...property, value }];
        }),
      ),
    }),
  };
};
