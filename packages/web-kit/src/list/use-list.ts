import type { Pagination } from '@stoa/contract';
import { useDeferredValue, useEffect } from 'react';
import { type SWRConfiguration, useSWRConfig } from 'swr';
import { usePrefetch, usePrefetched } from '../http/prefetch';
import { whenUsed } from '../lib/when-used';

/**
 * One page of a list, with the next one prefetched once somebody uses the page. Responses are cached by request, so a late one never replaces a newer one.
 * Until a page arrives, the previous one stays visible (`waiting`). Lists render in pieces so that slow phones still respond to
 * touch.
 */
export function useList<List extends { pagination: Pagination }>(
  pathOf: (page: number) => string,
  page: number,
  options?: Pick<SWRConfiguration<List>, 'refreshInterval' | 'onErrorRetry'>,
) {
  const { cache } = useSWRConfig();
  const { ask } = usePrefetch();
  const path = pathOf(page);
  const next = pathOf(page + 1);
  const { data, error, isLoading, mutate } = usePrefetched<List>(path, {
    keepPreviousData: true,
    ...options,
  });
  const list = useDeferredValue(data);
  const failed = Boolean(error) && cache.get(path)?.data === undefined;
  const upcoming = data && !isLoading && !failed && data.pagination.hasNextPage;
  useEffect(
    () => (upcoming && !cache.get(next)?.data ? whenUsed(() => ask(next)) : undefined),
    [upcoming, next, cache, ask],
  );
  const waiting = isLoading || list !== data;
  return { list: failed ? undefined : list, failed, waiting, retry: () => void mutate() };
}
