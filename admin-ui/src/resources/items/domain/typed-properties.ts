import { type FullItem, formatProperty, type Property, propertyText, readValue } from '@stoa/contract';
import type { PropertyNames } from '../../../components/terms/api';

/** Values as typed, by the slugs of properties. */
export type TypedValues = Record<string, string>;

/** By the id of the category: whichever is chosen, what was entered for another isn't lost until it's saved. */
export type TypedProperties = Record<string, TypedValues>;

export const toTypedProperties = ({ categoryId, properties }: Pick<FullItem, 'categoryId' | 'properties'>) => ({
  [categoryId]: Object.fromEntries(properties.map(({ slug, value }) => [slug, String(value)])),
});

/** What is shown for a category: its own values or, until one is entered, those of others that fit. */
export function valuesFor(typed: TypedProperties, categoryId: string, properties: Property[]): TypedValues {
  const others = Object.values(typed).flatMap((values) => Object.entries(values));
  const shownOf = (property: Property): string => {
    const own = typed[categoryId];
    if (own) return own[property.slug] ?? '';
    const fitting = others.find(([slug, value]) => slug === property.slug && 'value' in readValue(property, value));
    return fitting?.[1] ?? '';
  };
  return Object.fromEntries(properties.map((property) => [property.slug, shownOf(property)]));
}

/** A line for each: 'Height: 12 cm'. */
export const formatProperties = (
  typed: TypedProperties,
  { properties = [] }: PropertyNames,
  { categoryId }: { categoryId: string },
): string =>
  Object.entries(typed[categoryId] ?? {})
    .filter(([, value]) => value.trim())
    .map(([slug, value]) => {
      const property = properties.find((one) => one.slug === slug);
      if (!property) return `${slug}: ${value}`;
      const read = readValue(property, value);
      const text = 'value' in read && read.value !== null ? propertyText(property, read.value) : value;
      return `${property.name}: ${formatProperty({ text, unit: property.unit })}`;
    })
    .join('\n');
