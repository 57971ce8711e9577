import { useEffect, useEffectEvent, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { fetchPages } from './page-routes';

/**
 * Fetches the first page's code and returns whether it has arrived or failed; the page shows the failure itself. For callers that
 * wait anyway: a Suspense fallback, once shown, stays for 300 ms even if the page arrives sooner. Works only in a data router.
 */
export function usePageFetched(): boolean {
  const [isFetched, setFetched] = useState(false);
  const matches = useMatches();
  const fetchAll = useEffectEvent(() => fetchPages(matches));
  useEffect(() => {
    const settled = () => setFetched(true);
    void fetchAll().then(settled, settled);
  }, []);
  return isFetched;
}
