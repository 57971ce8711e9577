import type { Item, ItemStatus } from '@stoa/contract';

export const statusNames: Record<ItemStatus, string> = {
  AVAILABLE: 'Available',
  SOLD_OUT: 'Sold Out',
  COMING_SOON: 'Coming Soon',
};

const FEW = 5;

/** Whether an item can be ordered, in words. */
export function availabilityOf({ status, stock }: Pick<Item, 'status' | 'stock'>): {
  canBuy: boolean;
  sentence: string;
} {
  if (status === 'SOLD_OUT') return { canBuy: false, sentence: 'Sold out: it cannot be ordered at the moment.' };
  if (status === 'COMING_SOON') return { canBuy: false, sentence: 'Coming soon: it cannot be ordered yet.' };
  if (stock <= 0) return { canBuy: false, sentence: 'Out of stock: it cannot be ordered at the moment.' };
  return { canBuy: true, sentence: stock <= FEW ? `Only ${stock} left in stock.` : `${stock} in stock.` };
}
