import type { Pagination } from '@stoa/contract';
import { useDeferredValue, useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { getPrefetched, prefetch } from '../http/prefetch';

/**
 * One page of a list, and the one after it ahead of time. Answers are kept by what was asked, so a late one never takes the place
 * of a newer one; until a page arrives, the one before it stays in sight (`waiting`). A list is drawn in pieces: a slow phone
 * answers to a touch in between.
 */
export function useList<List extends { pagination: Pagination }>(
  pathOf: (page: number) => string,
  page: number,
  options?: { refreshInterval?: (list: List | undefined) => number },
) {
  const { cache } = useSWRConfig();
  const path = pathOf(page);
  const next = pathOf(page + 1);
  const { data, error, isLoading, mutate } = useSWR(path, getPrefetched<List>, {
    keepPreviousData: true,
    ...options,
  });
  const list = useDeferredValue(data);
  const failed = Boolean(error) && cache.get(path)?.data === undefined;
  const upcoming = data && !isLoading && !failed && data.pagination.hasNextPage;
  useEffect(() => {
    if (upcoming && !cache.get(next)?.data) prefetch(next);
  }, [upcoming, next, cache]);
  const waiting = isLoading || list !== data;
  return { list: failed ? undefined : list, failed, waiting, retry: () => void mutate() };
}
