import { type Item, shownStatus } from '@stoa/contract';

const FEW = 5;

/** What to say beside an item's status. */
export function availabilityNote(item: Pick<Item, 'status' | 'stock'>): string {
  const status = shownStatus(item);
  if (status === 'SOLD_OUT') return 'It cannot be ordered at the moment.';
  if (status === 'COMING_SOON') return 'It cannot be ordered yet.';
  return item.stock <= FEW ? `Only ${item.stock} left in stock.` : `${item.stock} in stock.`;
}
