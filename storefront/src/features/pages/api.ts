import { apiPaths, type ShopPage } from '@stoa/contract';
import { usePrefetched } from '@stoa/web-kit';

export const shopPagePath = apiPaths.page;
export const useShopPage = (idOrSlug: string) => usePrefetched<ShopPage>(shopPagePath(idOrSlug));
