import { createContext, useContext } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { getData } from './calls';

const FRESH_MS = 10_000;

export interface Prefetch {
  /** Fetches what will probably be needed next. Failed or outdated responses are dropped and fetched again on demand. */
  ask: (path: string) => void;
  /** Like getData, but uses a prefetched response if there is one. */
  take: <Data>(path: string) => Promise<Data>;
  /** Drops prefetched responses whose path begins with `path`, because the data changed. */
  forget: (path: string) => void;
}

export function createPrefetch(): Prefetch {
  const underway = new Map<string, Promise<unknown>>();
  return {
    ask(path) {
      if (underway.has(path)) return;
      const answer = getData<unknown>(path);
      const forget = () => {
        if (underway.get(path) === answer) underway.delete(path);
      };
      underway.set(path, answer);
      answer.then(() => setTimeout(forget, FRESH_MS), forget);
    },
    take<Data>(path: string) {
      const answer = underway.get(path) as Promise<Data> | undefined;
      underway.delete(path);
      return answer ?? getData<Data>(path);
    },
    forget(path) {
      for (const asked of underway.keys()) if (asked.startsWith(path)) underway.delete(asked);
    },
  };
}

export const PrefetchContext = createContext<Prefetch | null>(null);

export function usePrefetch(): Prefetch {
  const prefetch = useContext(PrefetchContext);
  if (!prefetch) throw new Error('usePrefetch must be used within a data provider');
  return prefetch;
}

/** Data from an API path, prefetched or fetched now. */
export function usePrefetched<Data>(path: string, options?: SWRConfiguration<Data>) {
  return useSWR<Data>(path, usePrefetch().take<Data>, options);
}
