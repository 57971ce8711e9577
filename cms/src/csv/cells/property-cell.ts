import {
  fittingValues,
  type ItemProperty,
  type Property,
  type PropertyValue,
  propertyText,
  readValue,
} from '@stoa/contract';
import { joinList, splitList } from './list-cell';

type ReadableProperty = Pick<Property, 'name' | 'kind' | 'choices'> & Pick<ItemProperty, 'value'>;

/** As people read it, if that means the same when it is read back. */
const inCell = (property: ReadableProperty): string => {
  const { value, kind } = property;
  if (kind === 'NUMBER') return String(value);
  const text = propertyText(property, value);
  const read = readValue(property, text);
  return 'value' in read && read.value === value ? text : String(value);
};

/** `Material=Oak|Height=12` */
export const propertyCell = (properties: readonly ReadableProperty[]): string =>
  joinList(properties.map((property) => `${property.name}=${inCell(property)}`));

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Properties are named as in the category, or by their slugs. */
export const propertiesIn = (cell: string, properties: readonly Property[]) => {
  const given: Record<string, PropertyValue> = {};
  for (const entry of splitList(cell)) {
    const [name = '', ...value] = entry.split('=');
    const property = properties.find((one) => sameName(one.name, name.trim()) || one.slug === name.trim());
    if (!property) return { fault: `The item’s category has no property “${name.trim()}”` };
    given[property.slug] = value.join('=').trim();
  }
  const { values, errors } = fittingValues(properties, given);
  return errors.length > 0 ? { fault: errors.map(({ message }) => message).join('; ') } : { value: values };
};

export const samePropertyCell = (one: string, other: string): boolean =>
  splitList(one).sort().join('\n') === splitList(other).sort().join('\n');

const EXAMPLES: Record<Property['kind'], (property: Property) => string> = {
  CHOICE: ({ choices }) => choices[0]?.name ?? '',
  NUMBER: () => '12',
  TEXT: () => 'Text',
  FLAG: () => 'Yes',
};

/** For the template: how the cell of an item in this category is filled in. */
export const propertySample = (properties: readonly Property[]): string =>
  joinList(properties.map((property) => `${property.name}=${EXAMPLES[property.kind](property)}`));
