import { ITEM_STATUS_NAMES, type Item, isOnSale, shownStatus } from '@stoa/contract';

/** Why an item can't be bought now; undefined if it can. Null is an item that the shop no longer offers. */
export function absenceOf(item: Item | null): string | undefined {
  if (item === null) return 'No longer available';
  if (isOnSale(item) && item.hasOptions) return 'Choose an option';
  return isOnSale(item) ? undefined : ITEM_STATUS_NAMES[shownStatus(item)];
}
