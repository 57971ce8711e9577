import type { Bounds, Facet, Property, PropertyFilter } from '@stoa/contract';

/** A property that is a facet, in one category. */
export type FacetProperty = Pick<Property, 'slug' | 'name' | 'unit' | 'choices'> & Pick<Facet, 'kind'>;

/** How many items have a value. Numbers are counted together. */
export interface ValueCount extends Pick<Facet, 'slug'> {
  value: string | null;
  /** With no filter. */
  listed: number;
  items: number;
  min: number | null;
  max: number | null;
}

const FLAGS = [
  { value: 'yes', text: 'Yes', held: 'true' },
  { value: 'no', text: 'No', held: 'false' },
];

/** What can be chosen, in the order of the categories, each once. */
const valuesOf = (kind: Facet['kind'], properties: FacetProperty[]) => {
  if (kind === 'FLAG') return FLAGS;
  const choices = kind === 'CHOICE' ? properties.flatMap((property) => property.choices) : [];
  return choices
    .filter(({ slug }, place) => choices.findIndex((other) => other.slug === slug) === place)
    .map(({ slug, name }) => ({ value: slug, text: name, held: slug }));
};

export const boundsOf = ({ min, max }: Pick<ValueCount, 'min' | 'max'>): Bounds | null =>
  min === null || max === null ? null : { min, max };

/** A property with the same slug in several categories is one facet. They are of the same kind and unit. */
export const toFacets = (
  defined: FacetProperty[],
  held: ValueCount[],
  filters: readonly Pick<PropertyFilter, 'slug' | 'values'>[],
): Facet[] =>
  [...new Set(defined.map(({ slug }) => slug))].flatMap((slug): Facet[] => {
    const properties = defined.filter((property) => property.slug === slug);
    const counts = held.filter((value) => value.slug === slug);
    const filter = filters.find((one) => one.slug === slug);
    const [first] = properties;
    if (!first || (counts.length === 0 && !filter)) return [];
    const { kind, unit, name } = first;
    const values = valuesOf(kind, properties).flatMap(({ value, text, held: as }) => {
      const counted = counts.find((one) => one.value === as);
      return counted || filter?.values.includes(value) ? [{ value, text, count: counted?.items ?? 0 }] : [];
    });
    const bounds = kind === 'NUMBER' && counts[0] ? boundsOf(counts[0]) : null;
    const items = counts.reduce((sum, { listed }) => sum + listed, 0);
    return [{ slug, name, unit, kind, items, values, bounds }];
  });
