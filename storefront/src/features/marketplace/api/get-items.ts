import { apiPaths, type ItemList, PUBLIC_PAGE_SIZE } from '@stoa/contract';
import { useList, viewQuery } from '@stoa/web-kit';
import type { ItemView } from '../domain/item-params';

const itemsPath = (view: ItemView) => `${apiPaths.marketplace.items}?${viewQuery(view, PUBLIC_PAGE_SIZE)}`;

export const useItems = ({ page, values }: ItemView) =>
  useList<ItemList>((at) => itemsPath({ page: at, values }), page);
