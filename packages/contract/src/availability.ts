import type { ItemStatus } from './constants';

type Offer = { status: ItemStatus; stock: number };

/** The status a shopper sees: without stock an item is sold out, whatever status the administrator set. */
export const shownStatus = ({ status, stock }: Offer): ItemStatus =>
  status === 'AVAILABLE' && stock <= 0 ? 'SOLD_OUT' : status;

export const isOnSale = (offer: Offer): boolean => shownStatus(offer) === 'AVAILABLE';
