import { type Offer, shownStatus } from '@stoa/contract';

const FEW = 5;

/** Shown beside an item's status. */
export function availabilityNote(item: Offer): string {
  const status = shownStatus(item);
  if (status === 'SOLD_OUT') return 'You can’t order this right now.';
  if (status === 'COMING_SOON') return 'You can’t order this yet.';
  if (!item.counted) return '';
  return item.stock <= FEW ? `Only ${item.stock} left.` : `${item.stock} available.`;
}
