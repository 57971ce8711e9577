import { useEffect, useEffectEvent, useState } from 'react';
import { useMatches } from 'react-router-dom';

/** The `handle` of a route whose page has its own chunk. */
export interface FetchedPage {
  fetchPage: () => Promise<unknown>;
}

/**
 * Fetches the first page's code and returns whether it has arrived or failed; the page shows the failure itself. For callers that
 * wait anyway: a Suspense fallback, once shown, stays for 300 ms even if the page arrives sooner. Works only in a data router.
 */
export function usePageFetched(): boolean {
  const [isFetched, setFetched] = useState(false);
  const matches = useMatches();
  const fetchPages = useEffectEvent(() =>
    Promise.allSettled(matches.map(({ handle }) => (handle as FetchedPage | undefined)?.fetchPage())),
  );
  useEffect(() => {
    void fetchPages().then(() => setFetched(true));
  }, []);
  return isFetched;
}
