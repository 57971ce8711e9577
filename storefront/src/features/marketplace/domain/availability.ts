import { type Item, shownStatus } from '@stoa/contract';

const FEW = 5;

/** Shown beside an item's status. */
export function availabilityNote(item: Pick<Item, 'status' | 'stock'>): string {
  const status = shownStatus(item);
  if (status === 'SOLD_OUT') return 'You can’t order this right now.';
  if (status === 'COMING_SOON') return 'You can’t order this yet.';
  return item.stock <= FEW ? `Only ${item.stock} left.` : `${item.stock} available.`;
}
