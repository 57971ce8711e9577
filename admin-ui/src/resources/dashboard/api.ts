import { apiPaths, type FirstSteps, type Stats, type StatsQuery } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import { useState } from 'react';
import useSWR from 'swr';

export const useFirstSteps = () => useSWR(apiPaths.admin.firstSteps, getData<FirstSteps>).data;

const statsPath = (range: StatsQuery) => `${apiPaths.admin.stats}?${new URLSearchParams({ ...range })}`;

/**
 * Keeps showing the current figures until those of another range arrive, even while the range being typed isn't valid yet. A page
 * that opens with an invalid range shows `otherwise`.
 */
export function useStats(range: StatsQuery | undefined, otherwise: StatsQuery) {
  const [asked, setAsked] = useState(statsPath(range ?? otherwise));
  const path = range ? statsPath(range) : asked;
  if (path !== asked) setAsked(path);
  const { data, error, isLoading, mutate } = useSWR(path, getData<Stats>, { keepPreviousData: true });
  return { stats: data, failed: Boolean(error) && !isLoading, retry: () => void mutate() };
}
