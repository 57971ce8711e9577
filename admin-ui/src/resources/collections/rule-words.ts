import type { CollectionRule, ItemSort, SortOrder } from '@stoa/contract';
import { counted } from '@stoa/contract';
import { formatDollars } from '@stoa/web-kit';

export type RuleOrder = `${ItemSort}-${SortOrder}`;
export const RULE_ORDERS = {
  'createdAt-desc': 'Newest first',
  'createdAt-asc': 'Oldest first',
  'price-asc': 'Lowest price first',
  'price-desc': 'Highest price first',
  'title-asc': 'By title, A to Z',
  'title-desc': 'By title, Z to A',
} as const satisfies Record<RuleOrder, string>;

/** A rule in the activity, where categories and tags may be long gone. */
export const formatRule = (rule: CollectionRule): string => {
  const { categoryId, tags, minPrice, maxPrice, onSale, available, sortBy, order } = rule;
  const parts = [
    categoryId !== null && 'one category',
    tags.length > 0 && counted(tags.length, 'tag'),
    minPrice !== null && `from ${formatDollars(minPrice)}`,
    maxPrice !== null && `up to ${formatDollars(maxPrice)}`,
    onSale && 'on sale',
    available && 'available',
  ].filter(Boolean);
  return `${parts.length > 0 ? parts.join(', ') : 'all items'}; ${RULE_ORDERS[`${sortBy}-${order}`]}`;
};
