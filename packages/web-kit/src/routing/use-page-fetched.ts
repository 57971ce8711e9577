import { useEffect, useEffectEvent, useState } from 'react';
import { useMatches } from 'react-router';

/** What the route of a page in a chunk of its own has as its `handle`. */
export interface FetchedPage {
  fetchPage: () => Promise<unknown>;
}

/**
 * Fetches the code of the page that the application begins with, and says when it is there, or cannot be had: the page then says
 * so. For what waits anyway: a fallback of Suspense that was shown once stands for 300 ms, however soon the page is there. In a
 * router with data alone.
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
