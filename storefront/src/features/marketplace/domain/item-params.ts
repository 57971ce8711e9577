import { ITEM_SORTS, ITEM_STATUSES, SORT_ORDERS } from '@stoa/contract';
import { aChoice, anAmount, anyText, isNarrowed, type ListView, severalTexts } from '@stoa/web-kit';

export const itemParams = {
  search: anyText(),
  category: anyText(),
  tag: severalTexts(),
  status: aChoice(ITEM_STATUSES),
  minPrice: anAmount(),
  maxPrice: anAmount(),
  sortBy: aChoice(ITEM_SORTS, 'createdAt'),
  order: aChoice(SORT_ORDERS, 'desc'),
};

/** On the page of a category, the address has no other. */
export const paramsInCategory = { ...itemParams, category: { ...anyText(), accepts: () => false } };

export type ItemParam = keyof typeof itemParams;
export type ItemView = ListView<ItemParam>;
export const SORTING: readonly ItemParam[] = ['sortBy', 'order'];

export const inCategory = (view: ItemView, category: string): ItemView => ({
  ...view,
  values: { ...view.values, category },
});

/** Featured items appear above the first page while the list isn't narrowed. */
export const showsFeatured = ({ page, values }: ItemView): boolean => page === 1 && !isNarrowed(values, SORTING);

/** An amount as shoppers type it; null if it isn't one. */
export function typedAmount(typed: string): string | null {
  const plain = typed
    .replaceAll(/[\s$,]/g, '')
    .replace(/^\./, '0.')
    .replace(/\.$/, '');
  return plain === '' || itemParams.minPrice.accepts(plain) ? plain : null;
}
