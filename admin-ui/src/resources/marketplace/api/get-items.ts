import { apiPaths, type ItemList } from '@stoa/contract';
import { useList, viewQuery } from '@stoa/web-kit';
import type { ItemView } from '../domain/item-params';

/** The list shows the status that was set, and its filter goes by it. */
const itemsPath = (view: ItemView) => `${apiPaths.marketplace.items}?${viewQuery(view)}&ownStatus=true`;

export function useItems({ page, values }: ItemView) {
  return useList<ItemList>(itemsPath({ page, values }), itemsPath({ page: page + 1, values }));
}
