import { type Facet, ITEM_STATUS_NAMES, ITEM_STATUSES, type Term } from '@stoa/contract';
import { formatDollars, listed, toggled } from '@stoa/web-kit';
import type { ItemParam, ItemView } from './item-params';
import { propertyLabel } from './property-filters';

type Terms = { categories?: Term[]; tags?: Term[]; facets?: Facet[] };
/** `without` is what the parameter is without it. */
type ActiveFilter = { param: ItemParam; label: string; without: string };

const nameOf = (terms: Term[] | undefined, slug: string): string =>
  terms?.find((term) => term.slug === slug)?.name ?? slug;

/** Labels of the active filters. What is searched for is left out because its box shows it. */
const labels: Partial<Record<ItemParam, (value: string, terms: Terms) => string>> = {
  category: (slug, { categories }) => nameOf(categories, slug),
  tag: (slug, { tags }) => nameOf(tags, slug),
  props: (text, { facets }) => propertyLabel(text, facets),
  status: (value) => ITEM_STATUS_NAMES[ITEM_STATUSES.find((status) => status === value) ?? 'AVAILABLE'],
  minPrice: (amount) => `From ${formatDollars(Number(amount))}`,
  maxPrice: (amount) => `Up to ${formatDollars(Number(amount))}`,
};

export const activeFilters = (values: ItemView['values'], terms: Terms = {}): ActiveFilter[] =>
  (Object.keys(labels) as ItemParam[]).flatMap((param) => {
    const label = labels[param];
    if (!label) return [];
    const value = values[param];
    return listed(value).map((one) => ({ param, label: label(one, terms), without: toggled(value, one) }));
  });
