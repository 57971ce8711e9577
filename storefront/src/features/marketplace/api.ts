import {
  apiPaths,
  COLLECTION_PAGE_SIZE,
  type Collection,
  type Facets,
  HOME_FEATURED_ITEMS,
  type ItemDetail,
  type ItemList,
  type MarketplaceCategory,
  type MarketplaceTerm,
  PUBLIC_PAGE_SIZE,
} from '@stoa/contract';
import { type ListView, sendBeacon, useList, usePrefetch, usePrefetched, viewQuery } from '@stoa/web-kit';
import type { ItemView } from './domain/item-params';

const { items, item, itemView, categories, tags } = apiPaths.marketplace;

export const featuredItemsPath = `${items}?${new URLSearchParams({ featured: 'true', limit: String(HOME_FEATURED_ITEMS) })}`;
export const useFeaturedItems = () => usePrefetched<ItemList>(featuredItemsPath);

export const itemsPath = (view: ItemView) => `${items}?${viewQuery(view, PUBLIC_PAGE_SIZE)}`;
export const useItems = ({ page, values }: ItemView) =>
  useList<ItemList>((at) => itemsPath({ page: at, values }), page);

/** What the list can be narrowed by doesn't depend on its order or page. */
export const facetsPath = (values: ItemView['values']) => {
  const { sortBy: _, order: __, ...filters } = values;
  return `${apiPaths.facets}?${new URLSearchParams(Object.entries(filters).filter(([, text]) => text !== ''))}`;
};
export const useFacets = (values: ItemView['values'] | null) =>
  usePrefetched<Facets>(values && facetsPath(values), { keepPreviousData: true });

export const itemPath = item;
export const useItem = (idOrSlug: string) => usePrefetched<ItemDetail>(itemPath(idOrSlug));

export function usePrefetchItem() {
  const { ask } = usePrefetch();
  return (slug: string) => ask(itemPath(slug));
}

export const countItemView = (itemId: number) => sendBeacon(itemView(itemId));

export const itemTermPaths = [categories, tags];
export const useItemCategories = () => usePrefetched<MarketplaceTerm[]>(categories);
export const useItemTags = () => usePrefetched<MarketplaceTerm[]>(tags);

export const categoryPath = (idOrSlug: string) => apiPaths.marketplace.category(encodeURIComponent(idOrSlug));
export const useItemCategory = (idOrSlug: string) => usePrefetched<MarketplaceCategory>(categoryPath(idOrSlug));

export const collectionPath = apiPaths.collection;
export const useCollection = (idOrSlug: string) => usePrefetched<Collection>(collectionPath(idOrSlug));

export const collectionItemsPath = (idOrSlug: string, view: ListView<never>) =>
  `${apiPaths.collectionItems(idOrSlug)}?${viewQuery(view, COLLECTION_PAGE_SIZE)}`;
export const useCollectionItems = (idOrSlug: string, { values }: ListView<never>, page: number) =>
  useList<ItemList>((at) => collectionItemsPath(idOrSlug, { page: at, values }), page);
