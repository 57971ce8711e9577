import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { forgetPrefetched } from '../http/prefetch';

/** Asks anew for all that begins with `path` and is shown; what is not shown is asked for anew when it is. */
export function useReload(path: string) {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    forgetPrefetched(path);
    await mutate((key) => typeof key === 'string' && key.startsWith(path));
  }, [mutate, path]);
}
