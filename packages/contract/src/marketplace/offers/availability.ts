import type { ItemStatus } from '../../constants';
import type { Item } from '../marketplace';

/** If stock isn't counted, it says nothing. */
export interface Offer {
  status: ItemStatus;
  stock: number;
  counted: boolean;
}

/** The status a shopper sees: without stock an item is sold out, whatever status the administrator set. */
export const displayStatus = ({ status, stock, counted }: Offer): ItemStatus =>
  status === 'AVAILABLE' && counted && stock <= 0 ? 'SOLD_OUT' : status;

export const isOnSale = (offer: Offer): boolean => displayStatus(offer) === 'AVAILABLE';

/** Shown beside an item's status. How many are left is said if that's few, or if the shop has words of its own for it. */
export function availabilityNote(item: Offer & { low: boolean }, words: Item['stockWords']): string {
  const status = displayStatus(item);
  if (status === 'SOLD_OUT') return '';
  if (status === 'COMING_SOON') return 'Not available yet';
  if (!item.counted || (!item.low && !words)) return '';
  const { one, many } = words ?? { one: 'left', many: 'left' };
  return `${item.low ? 'Only ' : ''}${item.stock} ${item.stock === 1 ? one : many}`;
}
