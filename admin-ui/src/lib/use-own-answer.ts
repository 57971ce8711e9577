import { useEffect, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';

let uses = 0;

/** An answer for one use alone: asked for anew each time, left alone while it is in use, and not kept afterwards. */
export function useOwnAnswer<Data>(path: string, ask: () => Promise<Data>) {
  const [use] = useState(() => {
    uses += 1;
    return uses;
  });
  const { cache } = useSWRConfig();
  const key = unstable_serialize([path, use]);
  useEffect(() => () => cache.delete(key), [cache, key]);
  return useSWR([path, use], ask, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  });
}
