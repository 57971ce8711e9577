import { type Item, type Offer, shownStatus } from '@stoa/contract';

const FEW = 5;

/** Shown beside an item's status. */
export function availabilityNote(item: Offer, words: Item['stockWords']): string {
  const status = shownStatus(item);
  if (status === 'SOLD_OUT') return 'You can’t order this right now.';
  if (status === 'COMING_SOON') return 'You can’t order this yet.';
  if (!item.counted) return '';
  const few = item.stock <= FEW;
  const { one, many } = words ?? (few ? { one: 'left', many: 'left' } : { one: 'available', many: 'available' });
  return `${few ? 'Only ' : ''}${item.stock} ${item.stock === 1 ? one : many}.`;
}
