import {
  adminPaths,
  type FirstSteps,
  type OrderCounts,
  type Sales,
  type SalesSettings,
  type Stats,
  type StatsQuery,
} from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import { useState } from 'react';
import useSWR from 'swr';
import { sellingBlockersOf } from '../../lib/selling-blockers';

/** What waits for an administrator, besides stock that runs low. */
export function useWaiting(saysPayment: boolean) {
  const {
    toFulfill = 0,
    attention = 0,
    overReserved = 0,
  } = useSWR(adminPaths.orderCounts, getData<OrderCounts>).data ?? {};
  const { data: salesSettings } = useSWR(adminPaths.salesSettings, getData<SalesSettings>);
  const obstacles = salesSettings?.obstacles.filter((obstacle) => saysPayment || obstacle !== 'PAYMENT') ?? [];
  const { countriesNotShippedTo = [], connections = [] } = salesSettings ?? {};
  return {
    toFulfill,
    attention,
    overReserved,
    blockers: sellingBlockersOf({ obstacles, countriesNotShippedTo, connections }),
  };
}

export const useFirstSteps = () => useSWR(adminPaths.firstSteps, getData<FirstSteps>).data;

/**
 * Keeps the current range, even while the one being typed isn't valid yet. A page that opens with an invalid range shows
 * `otherwise`.
 */
export function useValidRange(range: StatsQuery | undefined, otherwise: StatsQuery): StatsQuery {
  const [asked, setAsked] = useState(range ?? otherwise);
  if (range && (range.from !== asked.from || range.to !== asked.to)) setAsked(range);
  return range ?? asked;
}

const useFigures = <Figures>(path: string, range: StatsQuery) => {
  const address = `${path}?${new URLSearchParams({ ...range })}`;
  // Shows the current figures until those of another range arrive.
  const { data, error, isLoading, mutate } = useSWR(address, getData<Figures>, { keepPreviousData: true });
  return { data, failed: Boolean(error) && !isLoading, retry: () => void mutate() };
};

export const useStats = (range: StatsQuery) => useFigures<Stats>(adminPaths.stats, range);
export const useSales = (range: StatsQuery) => useFigures<Sales>(adminPaths.sales, range);
