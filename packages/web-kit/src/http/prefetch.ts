import { createContext, useContext } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import type { ApiAnswers } from './api-answers';
import { type Cancelable, getData } from './calls';
import { storedToken } from './stored-session';

const FRESH_MS = 10_000;

export interface Prefetch {
  /** Fetches what will probably be needed next. Failed or outdated responses are dropped and fetched again on demand. */
  ask: (path: string) => void;
  /** Like getData, but uses a prefetched response if there is one. */
  take: <Data>(path: string, request?: Cancelable) => Promise<Data>;
  /** Drops prefetched responses whose path begins with `path`, because the data changed. */
  forget: (path: string) => void;
  /** Whether the response that came with the page still counts as new, so that nobody needs to fetch it. */
  isNew: (path: string) => boolean;
}

export function createPrefetch(answers: ApiAnswers = {}): Prefetch {
  const underway = new Map<string, Promise<unknown>>();
  let page = pageNow();
  return {
    isNew(path) {
      if (page !== pageNow()) page = undefined;
      // The server renders pages as for a visitor; a signed-in user may see more.
      return page !== undefined && path in answers && !storedToken();
    },
    ask(path) {
      if (underway.has(path)) return;
      const answer = getData<unknown>(path);
      const forget = () => {
        if (underway.get(path) === answer) underway.delete(path);
      };
      underway.set(path, answer);
      answer.then(() => setTimeout(forget, FRESH_MS), forget);
    },
    take<Data>(path: string, request?: Cancelable) {
      const answer = underway.get(path) as Promise<Data> | undefined;
      underway.delete(path);
      return answer ?? getData<Data>(path, request);
    },
    forget(path) {
      for (const key of underway.keys()) if (key.startsWith(path)) underway.delete(key);
    },
  };
}

export const PrefetchContext = createContext<Prefetch | null>(null);

export function usePrefetch(): Prefetch {
  const prefetch = useContext(PrefetchContext);
  if (!prefetch) throw new Error('usePrefetch must be used within a data provider');
  return prefetch;
}

/** Data from an API path, which came with the page, was prefetched, or is fetched now. Null if it isn't needed. */
export function usePrefetched<Data>(path: string | null, options?: SWRConfiguration<Data>) {
  const { take, isNew } = usePrefetch();
  return useSWR<Data>(path, take<Data>, {
    ...(path !== null && isNew(path) ? { revalidateOnMount: false } : {}),
    ...options,
  });
}

const pageNow = (): string | undefined => globalThis.location?.href.split('#')[0];
