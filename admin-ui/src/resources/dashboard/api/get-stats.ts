import { apiPaths, type Stats, type StatsQuery } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import useSWR from 'swr';

/** The figures stay in sight until those of another range arrive; without a range (it makes no sense yet) nothing is asked. */
export function useStats(range: StatsQuery | undefined) {
  const path = range && `${apiPaths.admin.stats}?${new URLSearchParams({ ...range })}`;
  const { data, error, isLoading, mutate } = useSWR(path, getData<Stats>, { keepPreviousData: true });
  return { stats: data, failed: Boolean(error) && !isLoading, retry: () => void mutate() };
}
