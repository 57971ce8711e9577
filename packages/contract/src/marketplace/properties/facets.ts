/** What the list can be narrowed by, and what is left to choose. No schemas here: the shop needs only these. */
import type { PropertyKind } from '../../constants';

export interface Bounds {
  min: number;
  max: number;
}

export interface FacetValue {
  /** As `props` takes it: the slug of a choice, or `yes` or `no`. */
  value: string;
  text: string;
  /** How many items the list would have, the other filters being as they are. */
  count: number;
}

/** A property of the items in the list. */
export interface Facet {
  slug: string;
  name: string;
  unit: string | null;
  kind: Exclude<PropertyKind, 'TEXT'>;
  /** How many items have it, whatever the filters are. */
  items: number;
  /**
   * In order; none of a number. They don’t come and go with the filters: those that leave nothing have a count of 0. A value that
   * is chosen is there even if no item has it.
   */
  values: FacetValue[];
  /** Of a number: what the items have. */
  bounds: Bounds | null;
}

export interface Facets {
  /** Each without its own filter. */
  facets: Facet[];
  /** What the items cost, whatever the filter of the price is; null if there are none. */
  price: Bounds | null;
}

export interface PropertyRange {
  min: number | null;
  max: number | null;
}

/** Items match if they have one of the values, or a number in one of the ranges. */
export interface PropertyFilter {
  slug: string;
  values: string[];
  ranges: PropertyRange[];
}

const NUMBER = String.raw`-?\d{1,10}(?:\.\d{1,4})?`;
const ENTRY = new RegExp(`^([a-z0-9-]{1,60}):(?:(${NUMBER})?\\.\\.(${NUMBER})?|([a-z0-9-]{1,60}))$`);

const numberOrNull = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

/** `material:oak,material:ash,height:20..40` as one filter for each property; null if it can't be read. */
export const readPropertyFilters = (text: string): PropertyFilter[] | null => {
  const filters = new Map<string, PropertyFilter>();
  for (const entry of new Set(text.split(',').filter(Boolean))) {
    const [, slug, min, max, value] = ENTRY.exec(entry) ?? [];
    if (slug === undefined) return null;
    const filter = filters.get(slug) ?? { slug, values: [], ranges: [] };
    filters.set(slug, filter);
    if (value !== undefined) filter.values.push(value);
    else if (min !== undefined || max !== undefined)
      filter.ranges.push({ min: numberOrNull(min), max: numberOrNull(max) });
  }
  return [...filters.values()].filter(({ values, ranges }) => values.length + ranges.length > 0);
};

export const writePropertyFilters = (filters: readonly PropertyFilter[]): string =>
  filters
    .flatMap(({ slug, values, ranges }) => [
      ...values.map((value) => `${slug}:${value}`),
      ...ranges.map(({ min, max }) => `${slug}:${min ?? ''}..${max ?? ''}`),
    ])
    .join();
