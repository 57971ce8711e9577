import type { ItemStatus } from '../../constants';

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
