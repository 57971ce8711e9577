import { type Facet, type PropertyRange, readPropertyFilters, writePropertyFilters } from '@stoa/contract';
import { itemParams } from './item-params';

/** How many are offered before a category is selected. */
const MOST_GENERAL = 3;

/**
 * Those of the selected category. Without one, choices that most items have, such as their material: numbers of different things
 * say nothing together. What is chosen stays, and other filters change nothing.
 */
export function facetsFor(facets: Facet[], { category, props }: { category: string; props: string }): Facet[] {
  if (category) return facets;
  const chosen = (readPropertyFilters(props) ?? []).map(({ slug }) => slug);
  const general = facets
    .filter(({ kind, values }) => kind === 'CHOICE' && values.length > 1)
    .sort((one, other) => other.items - one.items)
    .slice(0, MOST_GENERAL);
  return facets.filter((facet) => general.includes(facet) || chosen.includes(facet.slug));
}

const NONE: PropertyRange = { min: null, max: null };

export const rangeOf = (props: string, slug: string): PropertyRange =>
  readPropertyFilters(props)?.find((filter) => filter.slug === slug)?.ranges[0] ?? NONE;

/** Without a place for another filter, nothing changes. */
export const withRange = (props: string, slug: string, change: Partial<PropertyRange>): string => {
  const others = (readPropertyFilters(props) ?? []).filter((filter) => filter.slug !== slug);
  const range = { ...rangeOf(props, slug), ...change };
  const isOpen = range.min === null && range.max === null;
  const changed = writePropertyFilters(isOpen ? others : [...others, { slug, values: [], ranges: [range] }]);
  return itemParams.props.accepts(changed) ? changed : props;
};

/** A number that shoppers typed, as the address says it; null if it isn't one. */
export const typedNumber = (typed: string): string | null => {
  const plain = typed.replaceAll(/[\s,]/g, '');
  if (plain === '') return plain;
  return /^-?\d{1,9}(\.\d{1,4})?$/.test(plain) ? String(Number(plain)) : null;
};

/** `material:oak` as 'Material: Oak', `height:20..40` as 'Height: 20 to 40 cm'. */
export function propertyLabel(text: string, facets: Facet[] = []): string {
  const [filter] = readPropertyFilters(text) ?? [];
  if (!filter) return text;
  const { slug, values, ranges } = filter;
  const facet = facets.find((one) => one.slug === slug);
  const [value] = values;
  const [range] = ranges;
  const words = range ? formatRange(range) : (facet?.values.find((one) => one.value === value)?.text ?? value);
  return [`${facet?.name ?? slug}:`, words, range && facet?.unit].filter(Boolean).join(' ');
}

const formatRange = ({ min, max }: PropertyRange): string =>
  min !== null && max !== null ? `${min} to ${max}` : min !== null ? `from ${min}` : `up to ${max}`;
