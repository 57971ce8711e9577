import { apiPaths, DEFAULT_HOME, DEFAULT_MENUS, type HomePage, type Menus, type Store } from '@stoa/contract';
import { usePrefetched } from '@stoa/web-kit';

export const useStore = () => usePrefetched<Store>(apiPaths.store);

export const useMenu = (name: keyof Menus) => (useStore().data?.menus ?? DEFAULT_MENUS)[name];

export const homePath = apiPaths.home;

/** Undefined while it's loading. */
export function useHome(): HomePage | undefined {
  const { data, error } = usePrefetched<HomePage>(homePath);
  return data ?? (error && DEFAULT_HOME);
}
