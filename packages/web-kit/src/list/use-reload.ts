import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { usePrefetch } from '../http/prefetch';

/** Reloads everything on screen whose path begins with `path`; anything else is reloaded when next shown. */
export function useReload(path: string) {
  const { mutate } = useSWRConfig();
  const { forget } = usePrefetch();
  return useCallback(async () => {
    forget(path);
    await mutate((key) => typeof key === 'string' && key.startsWith(path));
  }, [mutate, forget, path]);
}
