import type { ItemStatus } from './constants';

/** Every place names a status with these words. */
export const ITEM_STATUS_NAMES: Record<ItemStatus, string> = {
  AVAILABLE: 'Available',
  SOLD_OUT: 'Sold Out',
  COMING_SOON: 'Coming Soon',
};

type Offer = { status: ItemStatus; stock: number };

/** What a shopper is told: without stock an item is sold out, whatever an administrator has set. */
export const shownStatus = ({ status, stock }: Offer): ItemStatus =>
  status === 'AVAILABLE' && stock <= 0 ? 'SOLD_OUT' : status;

export const isOnSale = (offer: Offer): boolean => shownStatus(offer) === 'AVAILABLE';
