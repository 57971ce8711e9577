import { apiPaths, type BusinessDetails, DEFAULT_MENUS, type Menus, type Store } from '@stoa/contract';
import { usePrefetched } from '@stoa/web-kit';

export const useStore = () => usePrefetched<Store>(apiPaths.store);

export const useMenu = <Name extends keyof Menus>(name: Name): Menus[Name] =>
  (useStore().data?.menus ?? DEFAULT_MENUS)[name];

export const useBusiness = () => usePrefetched<BusinessDetails>(apiPaths.business);

export const homePath = apiPaths.home;
