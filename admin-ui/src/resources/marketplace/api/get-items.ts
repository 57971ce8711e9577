import { apiPaths, type ItemList } from '@stoa/contract';
import { useList, viewQuery } from '@stoa/web-kit';
import type { ItemView } from '../domain/item-params';

/** The list shows the status that was set, and its filter goes by it. */
export const itemsPath = (view: ItemView) => `${apiPaths.marketplace.items}?${viewQuery(view)}&ownStatus=true`;

export const useItems = ({ page, values }: ItemView) =>
  useList<ItemList>((at) => itemsPath({ page: at, values }), page);
