import { ITEM_SORTS, ITEM_STATUSES, SORT_ORDERS } from '@stoa/contract';
import { aChoice, anAmount, anyText, isNarrowed, type ListView, listed, severalTexts } from '@stoa/web-kit';

/** `material:oak` or `height:20..40`, as the API takes it. The first load has this, so it's all in one expression. */
const PROPERTY =
  /^[a-z0-9-]{1,60}:(?!\.\.$)(?:[a-z0-9-]{1,60}|(?:-?\d{1,10}(?:\.\d{1,4})?)?\.\.(?:-?\d{1,10}(?:\.\d{1,4})?)?)$/;

const properties = (text: string): string =>
  listed(text)
    .filter((one) => PROPERTY.test(one))
    .join();

/**
 * A form sent without scripts says a range in four parts: `height:`, `20`, `..`, and `40`. What is empty or can't be read says
 * nothing.
 */
const joinedRanges = (texts: string[]): string =>
  properties(
    texts
      .map((text) => (text.includes(':') ? text : text.replaceAll(/[\s,]/g, '')))
      .join()
      .replaceAll(/([a-z0-9-]+:),([^,]*),\.\.,([^,]*)/g, '$1$2..$3'),
  );

const anAmountAsTyped = () => ({ ...anAmount(), read: ([typed = '']: string[]) => typedAmount(typed) ?? '' });

export const itemParams = {
  search: anyText(),
  category: anyText(),
  tag: severalTexts(),
  props: {
    ...severalTexts(),
    accepts: (text: string) => severalTexts().accepts(text) && properties(text) === text,
    read: joinedRanges,
  },
  status: aChoice(ITEM_STATUSES),
  minPrice: anAmountAsTyped(),
  maxPrice: anAmountAsTyped(),
  sortBy: aChoice(ITEM_SORTS, 'createdAt'),
  order: aChoice(SORT_ORDERS, 'desc'),
};

/** On the page of a category, the address has no other. */
export const paramsInCategory = { ...itemParams, category: { ...anyText(), accepts: () => false } };

/** The parameter of an item's address that says which variant is chosen. */
export const VARIANT = 'variant';

export type ItemParam = keyof typeof itemParams;
export type ItemView = ListView<ItemParam>;
export const SORTING: readonly ItemParam[] = ['sortBy', 'order'];

/** On the page of a category, if any. */
export const inCategory = (view: ItemView, category: string | undefined): ItemView =>
  category === undefined ? view : { ...view, values: { ...view.values, category } };

/** Featured items appear above the first page while the list is neither narrowed nor sorted by the shopper. */
export const showsFeatured = ({ page, values }: ItemView): boolean =>
  page === 1 && !isNarrowed(values, SORTING) && SORTING.every((name) => values[name] === itemParams[name].fallback);

/** An amount as shoppers type it; null if it isn't one. */
export function typedAmount(typed: string): string | null {
  const plain = typed
    .replaceAll(/[\s$,]/g, '')
    .replace(/^\./, '0.')
    .replace(/\.$/, '');
  return plain === '' || itemParams.minPrice.accepts(plain) ? plain : null;
}
