import type { ItemStatus } from './constants';

type Offer = { status: ItemStatus; stock: number };

/** What a shopper is told: without stock an item is sold out, whatever an administrator has set. */
export const shownStatus = ({ status, stock }: Offer): ItemStatus =>
  status === 'AVAILABLE' && stock <= 0 ? 'SOLD_OUT' : status;

export const isOnSale = (offer: Offer): boolean => shownStatus(offer) === 'AVAILABLE';
