import { ITEM_SORTS, ITEM_STATUSES, SORT_ORDERS } from '@stoa/contract';
import { anAmount, anyText, type ListView, oneOf } from '@stoa/web-kit';

/** The filters of the marketplace as they stand in its address. */
export const itemParams = {
  search: anyText(),
  category: anyText(),
  tag: anyText(),
  status: oneOf(ITEM_STATUSES),
  minPrice: anAmount(),
  maxPrice: anAmount(),
  sortBy: oneOf(ITEM_SORTS, 'createdAt'),
  order: oneOf(SORT_ORDERS, 'desc'),
};

export type ItemParam = keyof typeof itemParams;
export type ItemView = ListView<ItemParam>;
export const SORTING: readonly ItemParam[] = ['sortBy', 'order'];

/** An amount as shoppers type it; null if it is none. */
export function typedAmount(typed: string): string | null {
  const plain = typed
    .replaceAll(/[\s$,]/g, '')
    .replace(/^\./, '0.')
    .replace(/\.$/, '');
  return plain === '' || itemParams.minPrice.accepts(plain) ? plain : null;
}
