import { apiPaths, DEFAULT_MENUS, type Menus, type Store } from '@stoa/contract';
import { usePrefetched } from '@stoa/web-kit';

export const useStore = () => usePrefetched<Store>(apiPaths.store);

export const useMenu = (name: keyof Menus) => (useStore().data?.menus ?? DEFAULT_MENUS)[name];
