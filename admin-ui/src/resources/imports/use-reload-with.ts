import { useReload } from '@stoa/web-kit';
import { useEffect } from 'react';

/** Reads what lies below a path of the API again whenever `state` is another, such as the status of an import. */
export function useReloadWith(path: string, state: string): void {
  const reload = useReload(path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is what it waits for
  useEffect(() => {
    void reload();
  }, [reload, state]);
}
