import { type Cancelable, getData } from '@stoa/web-kit';
import { useEffect, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';

let uses = 0;

/** A response for a single use: fetched fresh each time, left alone while in use, and not kept afterward. */
export function useOwnAnswer<Data>(path: string, ask: (request?: Cancelable) => Promise<Data>) {
  const [use] = useState(() => {
    uses += 1;
    return uses;
  });
  const { cache } = useSWRConfig();
  const key = unstable_serialize([path, use]);
  useEffect(() => () => cache.delete(key), [cache, key]);
  return useSWR([path, use], (_key, request?: Cancelable) => ask(request), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  });
}

/** A record for a form: fetched fresh each time one opens, and left alone while someone edits it. */
export const useRecord = <Data>(path: string) => useOwnAnswer(path, (request) => getData<Data>(path, request));
