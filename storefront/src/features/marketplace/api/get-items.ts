import { apiPaths, type ItemList, PUBLIC_PAGE_SIZE } from '@stoa/contract';
import { useList, viewQuery } from '@stoa/web-kit';
import type { ItemView } from '../domain/item-params';

const itemsPath = (view: ItemView) => `${apiPaths.marketplace.items}?${viewQuery(view, PUBLIC_PAGE_SIZE)}`;

export function useItems({ page, values }: ItemView) {
  return useList<ItemList>(itemsPath({ page, values }), itemsPath({ page: page + 1, values }));
}
