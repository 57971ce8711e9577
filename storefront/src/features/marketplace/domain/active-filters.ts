import { ITEM_STATUS_NAMES, ITEM_STATUSES, type Term } from '@stoa/contract';
import { formatDollars } from '@stoa/web-kit';
import type { ItemParam, ItemView } from './item-params';

type Terms = { categories?: Term[]; tags?: Term[] };
type ActiveFilter = { param: ItemParam; label: string };

const nameOf = (terms: Term[] | undefined, slug: string): string =>
  terms?.find((term) => term.slug === slug)?.name ?? slug;

/** Labels of the active filters. The search term is left out because its box shows it. */
const labels: Partial<Record<ItemParam, (value: string, terms: Terms) => string>> = {
  category: (slug, { categories }) => nameOf(categories, slug),
  tag: (slug, { tags }) => nameOf(tags, slug),
  status: (value) => ITEM_STATUS_NAMES[ITEM_STATUSES.find((status) => status === value) ?? 'AVAILABLE'],
  minPrice: (amount) => `From ${formatDollars(Number(amount))}`,
  maxPrice: (amount) => `Up to ${formatDollars(Number(amount))}`,
};

export const activeFilters = (values: ItemView['values'], terms: Terms = {}): ActiveFilter[] =>
  (Object.keys(labels) as ItemParam[]).flatMap((param) => {
    const label = labels[param];
    return label && values[param] ? [{ param, label: label(values[param], terms) }] : [];
  });
