import type { CollectionRule } from '@stoa/contract';
import { counted } from '@stoa/contract';
import { formatDollars } from '@stoa/web-kit';

/** A rule in the activity, where categories and tags may be long gone. */
export const formatRule = ({ categoryId, tags, minPrice, maxPrice, onSale, available }: CollectionRule): string => {
  const parts = [
    categoryId !== null && 'one category',
    tags.length > 0 && counted(tags.length, 'tag'),
    minPrice !== null && `from ${formatDollars(minPrice)}`,
    maxPrice !== null && `up to ${formatDollars(maxPrice)}`,
    onSale && 'on sale',
    available && 'available',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'all items';
};
