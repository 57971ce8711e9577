import { displayStatus, type Item, type Offer } from '@stoa/contract';

/** Shown beside an item's status. How many are left is said if that's few, or if the shop has words of its own for it. */
export function availabilityNote(item: Offer & { low: boolean }, words: Item['stockWords']): string {
  const status = displayStatus(item);
  if (status === 'SOLD_OUT') return 'Check back soon';
  if (status === 'COMING_SOON') return 'Not available yet';
  if (!item.counted || (!item.low && !words)) return '';
  const { one, many } = words ?? { one: 'left', many: 'left' };
  return `${item.low ? 'Only ' : ''}${item.stock} ${item.stock === 1 ? one : many}`;
}
